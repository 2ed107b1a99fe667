import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FacesHub, pictureOf, startFacesHub, stripedFaces } from '#hub-test/faces-hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import { faceSearchesStore } from './face-searches.store.ts';
import { faceVectorsStore } from './face-vectors.store.ts';
import { forgetFaces } from './forget-faces.ts';
import { workUntilDone } from './photo-worker.ts';
import { photographsStore } from './photographs.store.ts';
import { processNextPhotograph } from './process-photograph.ts';
import { handInSamples, sampleGuestPictures } from './samples.ts';
import { learnNextFace, lookAgainOnce } from './search-faces.ts';

let hub: FacesHub;
beforeEach(async () => {
  hub = await startFacesHub({ quiet: true });
});
afterEach(() => hub.close());

const NOTHING = { vectors: 0, searches: 0, matches: 0, refusals: 0, tickets: 0, basket: 0 };

describe('a photograph', () => {
  it('comes to the opted-in guests whom it shows, and to nobody else [B293] [BD52]', async () => {
    const [anna, ben] = [await hub.guestLike('anna'), await hub.guestLike('ben')];
    const carl = await hub.guestLike('carl', false);
    await hub.work();
    const both = await hub.takePhoto('anna', 'ben');
    const annaOnly = await hub.takePhoto('anna', 'dora');
    await hub.takePhoto('dora', 'carl');
    await hub.takePhoto();
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([annaOnly, both].toSorted());
    expect(await hub.idsOf(ben)).toEqual([both]);
    expect((await hub.images(carl)).status).toBe(409);
    expect((await hub.photographs()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready']);
    for (const path of ['image', 'viewphoto']) {
      const address = `photomatch/${path}/${annaOnly.replaceAll('/', ':')}`;
      expect((await hub.get(address, { session: ben })).status).toBe(404);
    }
  });

  it('leaves no face in the database but those of guests who opted in [BD52]', async () => {
    await hub.guestLike('anna');
    await hub.guestLike('carl', false);
    await hub.takePhoto('anna', 'ben', 'carl', 'dora');
    await hub.work();
    const vectors = await hub.sql`select account_number from photo_face_vectors`;
    expect(vectors.map(({ account_number }) => account_number)).toEqual(['anna']);
    expect(await hub.sql`select account_number from photo_matches`).toEqual([{ account_number: 'anna' }]);
  });

  it('is found for a guest who opts in later, though no face was kept [BD52]', async () => {
    const photos = [await hub.takePhoto('anna', 'ben'), await hub.takePhoto('ben'), await hub.takePhoto('anna')];
    await hub.work();
    const anna = await hub.guestLike('anna');
    const faces = stripedFaces();
    await hub.work(faces);
    expect(await hub.idsOf(anna)).toEqual([photos[0], photos[2]].toSorted());
    expect(await hub.searchOf('anna')).toMatchObject({ state: 'done' });
    expect(faces.looks).toBe(4); // her own picture and each photograph
  });

  it('is looked at once for many guests who opted in', async () => {
    await hub.takePhoto('anna', 'ben', 'carl');
    await hub.takePhoto('ben');
    await hub.work();
    for (const person of ['anna', 'ben', 'carl'] as const) await hub.guestLike(person);
    const faces = stripedFaces();
    const pipeline = hub.pipeline(faces);
    while (await learnNextFace(pipeline));
    expect(faces.looks).toBe(3);
    while (await lookAgainOnce(pipeline));
    expect(faces.looks).toBe(5);
    const [{ count } = { count: 0 }] = await hub.sql<{ count: number }[]>`select count(*)::int from photo_matches`;
    expect(count).toBe(4);
  });

  it('is matched with a guest whose face was learned while it was being looked at', async () => {
    const anna = await hub.guestLike('anna');
    const photo = await hub.takePhoto('anna', 'ben');
    const other = hub.pipeline();
    const meanwhile = stripedFaces(async () => {
      while (await learnNextFace(other));
      while (await lookAgainOnce(other));
    });
    await processNextPhotograph(hub.pipeline(meanwhile));
    expect(await hub.searchOf('anna')).toMatchObject({ state: 'done' });
    expect(await hub.idsOf(anna)).toEqual([photo]);
  });

  it('that is being matched keeps new faces out until it is there', async () => {
    await hub.guestLike('anna');
    const learned: string[] = [];
    let learning: Promise<unknown> = Promise.resolve();
    await hub.sql.begin(async (tx) => {
      await faceVectorsStore(tx).lockForMatching();
      learning = learnNextFace(hub.pipeline()).then(() => learned.push('learned'));
      await expect
        .poll(async () => (await hub.sql`select 1 from pg_locks where locktype = 'advisory' and not granted`).length)
        .toBe(1);
      learned.push('matched');
    });
    await learning;
    expect(learned).toEqual(['matched', 'learned']);
  });
});

describe('a guest’s own picture', () => {
  it('that is missing leaves the guest opted in, without photos [BD52]', async () => {
    const anna = await hub.guest('anna');
    await hub.takePhoto('anna');
    await hub.work();
    expect(await hub.searchOf('anna')).toMatchObject({ state: 'done' });
    expect((await hub.images(anna)).body).toEqual([]);
  });

  it.each([
    ['of two people', ['anna', 'ben'], 'more than one face'],
    ['of nobody', [], 'no face'],
  ] as const)('%s is not used', async (_, people, problem) => {
    const anna = await hub.guest('anna');
    await hub.guestPicture('anna', await pictureOf(...people));
    await hub.takePhoto('anna');
    await hub.work();
    const search = await hub.searchOf('anna');
    expect(search).toMatchObject({ state: 'failed' });
    expect(search?.problem).toContain(problem);
    expect((await hub.images(anna)).body).toEqual([]);
    expect(hub.logged.join('')).toContain(problem);
    expect(hub.logged.join('')).not.toContain('"anna"');
  });

  it('is looked at only once the guest has opted in', async () => {
    await hub.guestLike('anna', false);
    const faces = stripedFaces();
    await hub.work(faces);
    expect(faces.looks).toBe(0);
  });

  it('that is replaced takes everything with it that was found with the old one', async () => {
    const [ofAnna, ofBen] = [await hub.takePhoto('anna'), await hub.takePhoto('ben')];
    const anna = await hub.guestLike('anna');
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([ofAnna]);
    await hub.guestPicture('anna', await pictureOf('ben'));
    expect(await hub.idsOf(anna)).toEqual([]);
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([ofBen]);
    expect((await hub.ops('ops/photos/guests/anna/picture/remove')).status).toBe(200);
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([]);
    expect((await hub.ops('ops/photos/guests/anna/picture/remove')).status).toBe(404);
  });
});

describe('an opt-out', () => {
  it.each([
    ['a photograph is being processed', processNextPhotograph],
    ['the guest’s own picture is being looked at', learnNextFace],
    ['older photographs are being looked at', lookAgainOnce],
  ])('while %s leaves nothing [BD52]', async (_, step) => {
    const anna = await hub.guestLike('anna');
    if (step === lookAgainOnce) await hub.takePhoto('anna');
    if (step !== learnNextFace) await learnNextFace(hub.pipeline());
    if (step === processNextPhotograph) await hub.takePhoto('anna');
    else await processNextPhotograph(hub.pipeline());
    if (step === lookAgainOnce) await hub.sql`delete from photo_matches`;
    const faces = stripedFaces(async () => {
      expect((await hub.optOut(anna)).status).toBe(200);
    });
    expect(await step(hub.pipeline(faces))).toBe(true);
    expect(faces.looks).toBe(1);
    expect(await hub.traces('anna')).toEqual(NOTHING);
    await hub.work();
    expect(await hub.traces('anna')).toEqual(NOTHING);
  });

  it('and in again while a job runs does not let the old job write [BD52]', async () => {
    const anna = await hub.guestLike('anna');
    await learnNextFace(hub.pipeline());
    await hub.takePhoto('anna');
    const faces = stripedFaces(async () => {
      await hub.optOut(anna);
      await hub.optIn(anna);
    });
    await processNextPhotograph(hub.pipeline(faces));
    expect(await hub.traces('anna')).toEqual({ ...NOTHING, searches: 1 });
    // Her picture went with the opt-out.
    await hub.guestPicture('anna', await pictureOf('anna'));
    await hub.work();
    expect(await hub.idsOf(anna)).toHaveLength(1);
  });

  it('waits for a match that is just being written, and deletes it [BD52]', async () => {
    const anna = await hub.guestLike('anna');
    await hub.takePhoto('anna', 'ben');
    await hub.work();
    await hub.sql`delete from photo_matches`;
    const [photograph] = await hub.sql<{ id: string; voyage: string }[]>`
      select id::text, voyage_id::text as voyage from photographs`;
    let done: Promise<unknown> = Promise.resolve();
    await hub.sql.begin(async (tx) => {
      const match = { accountNumber: 'anna', generation: await generationOf('anna'), distance: 0.1 };
      const { id = '', voyage = '' } = photograph ?? {};
      expect(await faceVectorsStore(tx).addMatches(voyage, id, [match], new Date())).toBe(1);
      done = hub.optOut(anna);
      await expect
        .poll(async () => (await hub.sql`select 1 from pg_locks where not granted`).length, { timeout: 2_000 })
        .toBeGreaterThan(0);
    });
    await done;
    expect(await hub.traces('anna')).toEqual(NOTHING);
  });

  it('is asked for by the very statement that writes a match or a face [BD52]', async () => {
    const anna = await hub.guestLike('anna');
    const photo = await hub.takePhoto('anna');
    await hub.work();
    const [row] = await hub.sql<[{ id: string; voyage: string }]>`
      select id::text, voyage_id::text as voyage from photographs where photo_id = ${photo}`;
    const vectors = faceVectorsStore(hub.sql);
    const match = (generation: number) =>
      vectors.addMatches(row.voyage, row.id, [{ accountNumber: 'anna', generation, distance: 0.1 }], new Date());
    const learn = (generation: number) =>
      vectors.add({ voyageId: row.voyage, accountNumber: 'anna', generation }, new Float32Array(128), new Date());
    const first = await generationOf('anna');
    await hub.optOut(anna);
    for (const generation of [first, first + 1]) {
      expect(await match(generation)).toBe(0);
      expect(await learn(generation)).toBe(false);
    }
    await hub.post('photo/passenger/consent/withoutFaces', undefined, { session: anna });
    expect(await match(first + 2)).toBe(0);
    expect(await learn(first + 2)).toBe(false);
    await hub.optIn(anna);
    expect(await match(first)).toBe(0);
    expect(await learn(first)).toBe(false);
    expect(await match(first + 3)).toBe(1);
    expect(await learn(first + 3)).toBe(true);
    await hub.post('photomatch/notMe', { photos: [{ id: photo }] }, { session: anna });
    expect(await match(first + 3)).toBe(0);
  });

  it('leaves nothing in what operators export either', async () => {
    const anna = await hub.guestLike('anna');
    await hub.takePhoto('anna');
    await hub.work();
    await hub.optOut(anna);
    const [{ id } = { id: '' }] = await hub.sql<{ id: string }[]>`select current_voyage()::text as id`;
    const reply = await fetch(`${hub.origin}/v1/ops/voyages/${id}/export`, {
      headers: { ServiceKey: hub.hub.settings.serviceKey ?? '' },
    });
    const tables = (await reply.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ row }) => row.account_number === 'anna')
      .map(({ table }) => table);
    for (const table of ['photo_face_vectors', 'photo_matches', 'photo_face_searches', 'photo_basket_photos']) {
      expect(tables).not.toContain(table);
    }
  });
});

async function generationOf(account: string): Promise<number> {
  const [row] = await hub.sql<{ generation: number }[]>`
    select generation from photo_consents where account_number = ${account}`;
  return row?.generation ?? 0;
}

describe('a guest’s own picture that was handed in', () => {
  const files = async () => {
    const folder = join(hub.hub.settings.dataFolder, 'private');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };

  it('goes with the opt-out, row and file [BD52]', async () => {
    const before = await files();
    const anna = await hub.guestLike('anna');
    await hub.work();
    expect(await files()).toHaveLength(before.length + 1);
    await hub.optOut(anna);
    expect(await files()).toEqual(before);
    expect(await hub.sql`select from photo_reference_pictures`).toHaveLength(0);
  });

  it('goes with the end of the voyage, and so does the face', async () => {
    const before = await files();
    await hub.guestLike('anna');
    await hub.work();
    const [old] = await hub.sql<{ id: string }[]>`
      insert into voyages (started_at, ended_at) values ('2026-01-01', '2026-01-10') returning id`;
    for (const table of ['photo_reference_pictures', 'photo_face_vectors', 'photo_face_searches']) {
      await hub.sql`update ${hub.sql(table)} set voyage_id = ${old?.id ?? ''}`;
    }
    await hub.guestLike('ben');
    await hub.work();
    await forgetFaces(hub.hub);
    expect(await hub.traces('anna')).toMatchObject({ vectors: 0, searches: 0 });
    expect(await hub.traces('ben')).toMatchObject({ vectors: 1, searches: 1 });
    expect(await files()).toHaveLength(before.length + 1);
  });
});

describe('the embarkation', () => {
  it('is asked for a guest’s picture after the opt-in, and nothing of it is kept', async () => {
    const asked: string[] = [];
    const guestPictures = {
      async find(account: string) {
        asked.push(account);
        return pictureOf('anna');
      },
    };
    const photo = await hub.takePhoto('anna', 'ben');
    const anna = await hub.guest('anna', false);
    await workUntilDone(hub.pipeline(stripedFaces(), { guestPictures }));
    expect(asked).toEqual([]);
    await hub.optIn(anna);
    await workUntilDone(hub.pipeline(stripedFaces(), { guestPictures }));
    expect(asked).toEqual(['anna']);
    expect(await hub.idsOf(anna)).toEqual([photo]);
    expect(await hub.sql`select from photo_reference_pictures`).toHaveLength(0);
  });

  it('of the demo has a picture of the traveller alone, cut out of a sample', async () => {
    const pack = await loadPack('meridian');
    await handInSamples(hub.hub, pack);
    await handInSamples(hub.hub, pack);
    expect(await hub.photographs()).toHaveLength(6);
    const pictures = sampleGuestPictures(pack);
    expect(await sharp(await pictures.find('10021')).metadata()).toMatchObject({ format: 'jpeg', width: 420 });
    expect(await pictures.find('10001')).toBeUndefined();
  });
});

describe('several hubs', () => {
  it('share the photographs, and no match is there twice', async () => {
    const anna = await hub.guestLike('anna');
    await hub.work();
    for (let count = 0; count < 12; count += 1) await hub.takePhoto('anna', 'ben');
    const sibling = await hub.sibling();
    const faces = stripedFaces();
    const workers = [hub.hub, sibling.hub, hub.hub].map((one) => workUntilDone(hub.pipeline(faces, { hub: one })));
    await Promise.all(workers);
    expect(faces.looks).toBe(12);
    expect(await hub.idsOf(anna)).toHaveLength(12);
    await sibling.close();
  });

  it('take over what a hub left that died, when its lease has run out, and not before', async () => {
    const anna = await hub.guestLike('anna');
    await learnNextFace(hub.pipeline());
    const photo = await hub.takePhoto('anna');
    const lost = await photographsStore(hub.sql).lease(hub.clock.now(), 60_000);
    expect(lost?.photoId).toBe(photo);
    expect(await faceSearchesStore(hub.sql).leaseGroup(hub.clock.now(), 60_000)).toHaveLength(1);
    await hub.work();
    expect((await hub.photographs())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await hub.searchOf('anna')).toMatchObject({ state: 'waiting' });
    await hub.sql`update photographs set leased_until = clock_timestamp()`;
    await hub.sql`update photo_face_searches set leased_until = clock_timestamp()`;
    await hub.work();
    expect((await hub.photographs())[0]).toMatchObject({ state: 'ready', attempts: 2 });
    expect(await hub.searchOf('anna')).toMatchObject({ state: 'done' });
    expect(await hub.idsOf(anna)).toEqual([photo]);
  });

  it('let nobody write who lost the lease', async () => {
    const photo = await hub.takePhoto('anna');
    const slow = stripedFaces(async () => {
      await hub.sql`update photographs set leased_until = clock_timestamp()`;
      await hub.work();
    });
    await processNextPhotograph(hub.pipeline(slow));
    const [row] = await hub.photographs();
    expect(row).toMatchObject({ photo_id: photo, state: 'ready', attempts: 2 });
    expect(await hub.hub.privateFiles.find(row?.preview)).toBeDefined();
  });
});

describe('“This is not me”', () => {
  it('is remembered: the photo does not come back, whatever is looked at again', async () => {
    const anna = await hub.guestLike('anna');
    const [wrong, right] = [await hub.takePhoto('anna', 'ben'), await hub.takePhoto('anna')];
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([wrong, right].toSorted());
    await hub.post('photomatch/notMe', { photos: [{ id: wrong }] }, { session: anna });
    await hub.guestPicture('anna', await pictureOf('anna'));
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([right]);
    expect(await hub.traces('anna')).toMatchObject({ matches: 1, refusals: 1 });
  });
});
