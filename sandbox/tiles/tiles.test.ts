import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { clipRing } from './clip.ts';
import { tiles } from './tiles.partner.ts';

const text = (en: string) => ({ en, de: en, fr: en, defaultValue: en });
const naples = {
  id: 'naples',
  name: text('Naples <1>'),
  countryName: text('Italy'),
  countryCode: 'IT',
  currency: text('Euro'),
  language: text('Italian'),
  openWeatherCityName: 'Naples',
  latitude: 40.8377,
  longitude: 14.2597,
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ partners: [tiles({ ports: [naples] })] });
});
afterAll(() => sandbox.close());
const get = (path: string) => fetch(`${sandbox.url}tiles/${path}`);

/** The colour in the middle of a tile. */
async function middleOf(path: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(await (await get(path)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (128 * info.width + 128) * info.channels;
  return [...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
}

describe('[CD38] the map server', { timeout: 30_000 }, () => {
  it('has the names alone too, to stand above the vessel', async () => {
    const names = await (await get('names/6/34/24.svg')).text();
    expect(names).toContain('Naples &#60;1&#62;');
    expect(names).not.toMatch(/<(rect|path|circle)/);
    expect(await (await get('6/34/24.svg')).text()).toContain(/<text.*<\/text>/.exec(names)?.[0]);
  });

  it('names the ports of the voyage, without markup of theirs', async () => {
    const answer = await get('6/34/24.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toContain('Naples &#60;1&#62;');
    expect(await (await get('6/0/24.svg')).text()).not.toContain('Naples');
  });

  it('draws land and sea where they are, also as PNG', async () => {
    // In the middle of the Sahara, of the South Atlantic, and of the Tyrrhenian Sea at a finer level.
    expect(await middleOf('5/16/13.png')).toBe('f3efe3');
    expect(await middleOf('5/14/18.png')).toBe('cfe4e8');
    expect(await middleOf('8/136/96.png')).toBe('cfe4e8');
  });

  it.each(['2/0/0.svg', '19/0/0.svg', '3/8/0.svg', '3/0/8.png', '3/0/0.gif', '3/-1/0.svg'])(
    'has no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['3/0/0.svg', '18/141459/98500.svg'])('has %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('cuts a coast at the edge of a tile', () => {
    const square = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    const cut = clipRing(square, { west: 0, north: 0, east: 2, south: 2 });
    expect(cut.toSorted()).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(clipRing(square, { west: 2, north: 2, east: 3, south: 3 })).toEqual([]);
  });
});
