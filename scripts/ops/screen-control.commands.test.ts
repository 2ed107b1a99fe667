import { expect, it } from 'vitest';
import { screenControlCommands as commands } from './screen-control.commands.ts';

/** Runs a command and answers what the hub would have been sent. */
async function sent(name: string, ...args: string[]): Promise<unknown> {
  let heard: unknown;
  const call = async (_row: unknown, input: { body?: unknown } = {}) => {
    heard = input.body;
    return { id: '1', until: '' };
  };
  await commands[name]?.run(call as never, args);
  return heard;
}

it('writes a playlist as it is typed', async () => {
  expect(await sent('playlist', 'signage', '/ 20; /weather 15 08:00-18:00 days 1-3')).toEqual({
    target: 'signage',
    entries: [
      { path: '/', seconds: 20 },
      { path: '/weather', seconds: 15, from: '08:00', to: '18:00', days: [1, 2, 3] },
    ],
  });
  expect(await sent('playlist', 'lobby', 'none')).toEqual({ target: 'lobby', entries: [] });
  await expect(sent('playlist', 'lobby', 'weather 20')).rejects.toThrow('weather 20 is no entry');
});

it('announces in the languages that were typed, at the places', async () => {
  expect(await sent('announce', 'urgent', '30', 'app,kiosk', 'Pool closed', 'Pool zu')).toEqual({
    priority: 'urgent',
    minutes: 30,
    places: ['app', 'kiosk'],
    text: { en: 'Pool closed', de: 'Pool zu', fr: undefined },
  });
});

it('declares a drill with the general instruction, an emergency with words', async () => {
  expect(await sent('emergency', 'drill')).toEqual({ isDrill: true, text: undefined });
  expect(await sent('emergency', 'real', 'Go')).toMatchObject({ isDrill: false, text: { en: 'Go' } });
});
