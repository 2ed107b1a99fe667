import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

interface Deck {
  level: number;
  isDevicePresent: boolean;
  hasWayFinding: boolean;
  map: string;
}

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo' });
});
afterAll(() => hub.close());

const decks = async (path: string, more?: object) => (await hub.get(path, more)).body as Deck[];
const flagged = (list: Deck[], flag: 'isDevicePresent' | 'hasWayFinding') =>
  list.filter((deck) => deck[flag]).map(({ level }) => level);

async function expectPng(map: string): Promise<void> {
  const { format, width = 0, height = 0 } = await sharp(Buffer.from(map, 'base64')).metadata();
  expect(format).toBe('png');
  expect(width).toBeGreaterThan(height);
}

describe('the maps', () => {
  it('[C294 C295] [CD46] are a side view and every deck, highest first, as PNG in base64 without a prefix', async () => {
    const side = (await hub.get('wayfinder/maps/sideview/marker')).body as { map: string };
    expect(Object.keys(side)).toEqual(['map']);
    await expectPng(side.map);
    const list = await decks('wayfinder/maps/topview/marker');
    expect(list.map(({ level }) => level)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    for (const deck of list) {
      expect(Object.keys(deck).sort()).toEqual(['hasWayFinding', 'isDevicePresent', 'level', 'map']);
      await expectPng(deck.map);
    }
    expect(list.map(({ map }) => map)).not.toContain(side.map);
    expect(flagged(list, 'isDevicePresent')).toEqual([]);
    expect(flagged(list, 'hasWayFinding')).toEqual([]);
  });

  it('[C294 C296] [CD46] the side view marks the places too, another one for another deck', async () => {
    const sideOf = async (profile: string) =>
      (await hub.get(`wayfinder/maps/sideview/marker?wayfinderProfileId=${profile}`)).body.map as string;
    const plain = (await hub.get('wayfinder/maps/sideview/marker')).body.map as string;
    expect(new Set([plain, await sideOf('poi-saffron'), await sideOf('poi-pergola')]).size).toBe(3);
    expect(await sideOf('nobody')).toBe(plain);
  });

  it('[C296] [CD46] mark the places of every profile asked for, leave an unknown one out, and change no other deck', async () => {
    const plain = await decks('wayfinder/maps/topview/marker');
    const one = await decks('wayfinder/maps/topview/marker?wayfinderProfileId=poi-saffron');
    expect(flagged(one, 'hasWayFinding')).toEqual([6]);
    const two = await decks(
      'wayfinder/maps/topview/marker?wayfinderProfileId=poi-saffron&wayfinderProfileId=poi-pergola&wayfinderProfileId=nobody',
    );
    expect(flagged(two, 'hasWayFinding')).toEqual([10, 6]);
    expect(flagged(await decks('wayfinder/maps/topview/marker?wayfinderProfileId=poi-bars'), 'hasWayFinding')).toEqual([
      12, 10, 6, 5,
    ]);
    const changed = one.filter(({ map }, index) => map !== plain[index]?.map).map(({ level }) => level);
    expect(changed).toEqual([6]);
  });

  it('[CD46] are the same bytes for the same question, and speak the language that is asked for', async () => {
    const ask = async (language: string) =>
      (await hub.get(`wayfinder/maps/sideview/marker?wayfinderProfileId=poi-spa&language=${language}`)).text;
    expect(await ask('en')).toBe(await ask('en'));
    expect(await ask('fr')).not.toBe(await ask('en'));
    expect(await ask('xx')).toBe(await ask('en'));
    type Focused = Deck & { focus?: number };
    const path = 'wayfinder/maps/topview/marker?wayfinderProfileId=poi-chart-house&language=en';
    const focused = (await decks(path)) as Focused[];
    // Chart House lies 184 to 206 m from the stern of 240 m; the picture has 30 px of water at both ends of 1800.
    expect(focused.filter(({ focus }) => focus !== undefined).map(({ level, focus }) => [level, focus])).toEqual([
      [11, 0.802],
    ]);
  });
});

describe('a device with a place', () => {
  it('[CD46] sees itself on its deck, and a way that changes decks', async () => {
    await hub.ops('ops/devices/addresses', { deviceGroup: 'kiosk', address: '127.0.0.1', label: 'lobby-1' });
    const home = await decks('wayfinder/maps/topview/marker');
    expect(flagged(home, 'isDevicePresent')).toEqual([5]);
    const way = await decks('wayfinder/maps/topview/marker?wayfinderProfileId=poi-chart-house');
    expect(flagged(way, 'hasWayFinding')).toEqual([11]);
    const drawn = way.filter(({ map }, index) => map !== home[index]?.map).map(({ level }) => level);
    expect(drawn).toEqual([11, 5]);
    expect((await hub.ops('ops/wayfinder/devices/place', { label: 'lobby-1', place: 'gym' })).status).toBe(200);
    expect(flagged(await decks('wayfinder/maps/topview/marker'), 'isDevicePresent')).toEqual([9]);
    expect((await hub.ops('ops/wayfinder/devices/place', { label: 'lobby-1', place: 'nowhere' })).status).toBe(400);
    expect((await hub.ops('ops/wayfinder/devices/place', { label: 'nobody', place: 'gym' })).status).toBe(404);
    expect((await hub.ops('ops/wayfinder/devices/place', { label: 'lobby-1', place: null })).status).toBe(200);
    expect(flagged(await decks('wayfinder/maps/topview/marker'), 'isDevicePresent')).toEqual([5]);
    await hub.sql`delete from devices where label = 'lobby-1'`;
  });
});

describe('the cabin finder', () => {
  it('[C297] [CD48] answers like the wayfinder with the cabin as destination, and 404 for an unknown one', async () => {
    const side = (await hub.get('cabinfinder/sideview/7214')).body as { map: string };
    await expectPng(side.map);
    const without = (await hub.get('wayfinder/maps/sideview/marker')).body as { map: string };
    const other = (await hub.get('cabinfinder/sideview/11102')).body as { map: string };
    expect(new Set([side.map, without.map, other.map]).size).toBe(3);
    const plain = await decks('wayfinder/maps/topview/marker');
    const found = await decks('cabinfinder/topview/7214');
    expect(found.filter(({ map }, index) => map !== plain[index]?.map).map(({ level }) => level)).toEqual([7]);
    expect(flagged(found, 'hasWayFinding')).toEqual([7]);
    expect(flagged(await decks('cabinfinder/topview/11102'), 'hasWayFinding')).toEqual([11]);
    for (const call of ['sideview', 'topview']) {
      const answer = await hub.get(`cabinfinder/${call}/7999`);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
      expect((await hub.get(`cabinfinder/${call}/${encodeURIComponent("7' or 1=1")}`)).status).toBe(404);
    }
  });
});

describe('the extension wayfinder', () => {
  it('says the decks in words', async () => {
    const list = (await hub.get('wayfinder/places')).body as { level: number; places: { id: string }[] }[];
    expect(list.map(({ level }) => level)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(list.find(({ level }) => level === 5)?.places).toContainEqual({
      id: 'poi-compass-room',
      name: expect.objectContaining({ en: 'Compass Room' }),
      where: expect.objectContaining({ en: 'Deck 5, aft', de: 'Deck 5, achtern' }),
      hours: expect.objectContaining({ en: '07:00 to 10:00, 12:00 to 14:00 and 18:30 to 21:30' }),
    });
  });

  it('finds a way in steps, over the stairs or without them', async () => {
    type Reply = { found: boolean; minutes: number; metres: number; steps: { kind: string }[]; decks: Deck[] };
    const ask = async (more: string) => (await hub.get(`wayfinder/way?from=poi-atrium&${more}`)).body as Reply;
    const over = await ask('to=poi-shops');
    expect(over.found).toBe(true);
    expect(over.steps.map(({ kind }) => kind)).toEqual(['walk', 'stairs', 'walk']);
    expect(over.steps[1]).toMatchObject({
      level: 5,
      toLevel: 6,
      name: expect.objectContaining({ en: 'Stairs midship' }),
    });
    const free = await ask('to=poi-shops&stepFree=true');
    expect(free.steps.map(({ kind }) => kind)).toEqual(['walk', 'lift', 'walk']);
    expect(free.minutes).toBeGreaterThanOrEqual(1);
    const cabin = await ask('cabin=7214');
    expect(cabin.steps.at(-1)).toMatchObject({ kind: 'walk', level: 7 });
    expect(flagged(cabin.decks, 'hasWayFinding')).toEqual([7]);
    expect(flagged(cabin.decks, 'isDevicePresent')).toEqual([5]);
  });

  it.each([
    ['to=poi-shops', 400],
    ['from=poi-atrium', 400],
    ['from=poi-atrium&to=poi-shops&cabin=7214', 400],
    ['from=poi-atrium&to=nowhere', 404],
    ['from=poi-atrium&cabin=1', 404],
    ['from=nowhere&to=poi-shops', 400],
  ])('answers %s with %i', async (query, status) => {
    const answer = await hub.get(`wayfinder/way?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('is whole without a ship', async () => {
    const empty = await startTestHub();
    expect((await empty.get('wayfinder/maps/topview/marker')).body).toEqual([]);
    expect((await empty.get('wayfinder/maps/sideview/marker')).status).toBe(404);
    expect((await empty.get('wayfinder/places')).body).toEqual([]);
    await empty.close();
  });
});
