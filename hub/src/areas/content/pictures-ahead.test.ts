import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { layBlob } from './content.fixture.ts';
import { contentChanged } from './content.topics.ts';
import { makePicturesAhead, WIDTHS_AHEAD } from './pictures-ahead.ts';

let hub: TestHub | undefined;
afterEach(() => hub?.close());

async function start(picturesAhead: boolean): Promise<{ hub: TestHub; made: string[] }> {
  const started = await startTestHub({ settings: { picturesAhead } });
  hub = started;
  const made: string[] = [];
  vi.spyOn(started.hub.pictures, 'scaled').mockImplementation(async ({ name, width, accept }) => {
    made.push(`${name} ${width} ${accept}`);
    return undefined;
  });
  await lay(started, 'deck');
  return { hub: started, made };
}

async function lay({ hub: { files }, sql }: TestHub, id: string): Promise<void> {
  const file = `pictures/${id}.png`;
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0a2239' } })
    .png()
    .toBuffer();
  await files.write(file, bytes);
  await layBlob(sql, { id, owner: id, kind: 'image', file });
}

it('makes every width of every picture before anybody asks, and those of new pictures', async () => {
  const { hub, made } = await start(true);
  makePicturesAhead(hub.hub, { quietStartMs: 0 });
  const all = (id: string) => WIDTHS_AHEAD.map((width) => `pictures/${id}.png ${width} image/avif`);
  await vi.waitFor(() => expect(made).toEqual(all('deck')), 30_000);
  await lay(hub, 'bar');
  await hub.hub.events.publish(contentChanged, undefined);
  await vi.waitFor(() => expect(made).toEqual(expect.arrayContaining(all('bar'))), 30_000);
});

it('makes none where the operator does not want it', async () => {
  const { hub, made } = await start(false);
  makePicturesAhead(hub.hub, { quietStartMs: 0 });
  await hub.hub.events.publish(contentChanged, undefined);
  expect(made).toEqual([]);
});
