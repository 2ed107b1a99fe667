import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { samplePhotograph } from '#hub/partners/faces/samples.ts';
import { type FacesHub, pictureOf, startFacesHub, stripedFaces } from '#hub-test/faces-hub.ts';
import { MOST_ATTEMPTS } from './photographs.store.ts';
import { nextTry, processNextPhotograph } from './process-photograph.ts';

let hub: FacesHub;
beforeEach(async () => {
  hub = await startFacesHub({ quiet: true });
});
afterEach(() => hub.close());

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that says to have so many pixels and packs as many zeros as it takes into very few bytes. */
function bomb(width: number, height: number, bytes = 1_000_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const problemsIn = (log: readonly string[]) => log.filter((line) => /"level":"(warn|error)"/.test(line)).join('');

describe('a picture that is handed in', () => {
  it('waits in the queue, and is one photo however often it comes', async () => {
    const bytes = await pictureOf('anna');
    const first = await hub.handIn(bytes, '&cabin=7 001');
    expect(first).toMatchObject({ status: 200, body: { state: 'waiting', isNew: true } });
    expect(first.body.photo).toMatch(/^shore\/[\w-]{16}$/);
    const again = await hub.handIn(bytes, '&ticket=ab-12');
    expect(again.body).toEqual({ photo: first.body.photo, state: 'waiting', isNew: false });
    const rows = await hub.sql`select cabin_key, ticket_code, original from photographs`;
    expect(rows).toEqual([
      { cabin_key: '7001', ticket_code: 'AB12', original: expect.stringMatching(/^voyages\/\d+\/photos\//) },
    ]);
    expect(await hub.hub.privateFiles.read(rows[0]?.original)).toEqual(bytes);
  });

  it('becomes a preview and a small one, smaller than it, marked, without what the camera noted', async () => {
    const original = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#336699' } })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await hub.handIn(original);
    await hub.work();
    const [row] = await hub.sql`select preview, thumb, width, height from photographs`;
    expect(row).toMatchObject({ width: 2000, height: 3000 });
    for (const [name, width, height] of [
      [row?.preview, 800, 1200],
      [row?.thumb, 267, 400],
    ] as const) {
      const bytes = (await hub.hub.privateFiles.read(name)) ?? Buffer.alloc(0);
      const about = await sharp(bytes).metadata();
      expect(about).toMatchObject({ format: 'jpeg', width, height });
      expect(about.exif).toBeUndefined();
      // The watermark reaches every part of the picture.
      const third = { width: Math.floor(width / 3), height: Math.floor(height / 3) };
      for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        const left = (at % 3) * third.width;
        const top = Math.floor(at / 3) * third.height;
        const { channels } = await sharp(
          await sharp(bytes)
            .extract({ left, top, ...third })
            .png()
            .toBuffer(),
        ).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
      }
    }
  });

  it('comes to a cabin and by a ticket without anybody’s face [BD52]', async () => {
    const anna = await hub.guest('anna', false);
    await hub.post('photo/passenger/consent/withoutFaces', undefined, { session: anna });
    const cabin = (await hub.handIn(await pictureOf('ben'), '&cabin=7001')).body.photo;
    const ticket = (await hub.handIn(await pictureOf('carl'), '&ticket=AB-12')).body.photo;
    await hub.guestPicture('anna', await pictureOf('anna'));
    await hub.takePhoto('anna');
    await hub.work();
    await hub.post('photomatch/ticket', { code: 'ab12' }, { session: anna });
    expect(await hub.idsOf(anna)).toEqual([cabin, ticket].toSorted());
    expect(await hub.traces('anna')).toMatchObject({ vectors: 0, searches: 0, matches: 0 });
  });

  it('is for operators alone, and is a picture', async () => {
    const bytes = await pictureOf('anna');
    const path = 'ops/photos/pictures?folder=shore';
    expect((await hub.upload(path, bytes, { ServiceKey: 'nonsense' })).status).toBe(401);
    expect((await hub.upload('ops/photos/guests/anna/picture', bytes, { ServiceKey: '' })).status).toBe(401);
    expect((await hub.upload(path, bytes, { 'content-type': 'application/json' })).status).toBe(400);
    expect((await hub.upload(path, bytes, { 'content-type': 'video/mp4' })).status).toBe(415);
    expect((await hub.upload('photomatch/notMe', bytes)).status).toBe(415);
    expect((await hub.upload('ops/photos/pictures?folder=a:b', bytes)).status).toBe(400);
    expect((await hub.upload('ops/photos/pictures', bytes)).status).toBe(400);
    expect(await hub.photographs()).toEqual([]);
  });
});

describe('a file that is no picture for us', () => {
  it.each([
    ['text', () => Buffer.from('this is not a picture'), 'unsupported image format'],
    ['nothing', () => Buffer.alloc(0), ''],
    ['a picture of 100 million pixels', () => bomb(10_000, 10_000), '10000 × 10000 pixels'],
    ['a bomb', () => bomb(60_000, 60_000), '60000 × 60000 pixels'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'svg'],
  ])('is refused with its reason and a line in the log: %s', async (_, bytes, reason) => {
    const { status, body } = await hub.handIn(bytes());
    expect(status).toBe(400);
    expect(body.code).toBe('unreadable_picture');
    expect(body.message).toContain(reason);
    expect(problemsIn(hub.logged)).toContain(reason);
    expect(await hub.photographs()).toEqual([]);
  });

  it.each([
    ['a broken JPEG', async () => half(await readFile(samplePhotograph('sample3.jpg')))],
    ['a PNG that ends early', async () => bomb(4_000, 4_000, 50_000)],
  ])('fails when its inside turns out to be broken, and the queue goes on: %s', async (_, broken) => {
    expect((await hub.handIn(await broken())).status).toBe(200);
    const good = await hub.takePhoto('anna');
    const before = process.memoryUsage().rss;
    await hub.work();
    expect(await hub.photographs()).toMatchObject([{ state: 'failed' }, { state: 'ready', photo_id: good }]);
    expect(problemsIn(hub.logged)).toContain('a photograph cannot be used');
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
    const { body } = await hub.get('ops/photos/queue', { serviceKey: hub.hub.settings.serviceKey });
    expect(body).toMatchObject({ photographs: { failed: 1, ready: 1 }, problems: [{ problem: expect.any(String) }] });
  });
});

describe('a photograph', () => {
  it('without faces is developed like any other', async () => {
    await hub.takePhoto();
    await hub.work();
    expect(await hub.photographs()).toMatchObject([{ state: 'ready', problem: null }]);
    expect(hub.logged.join('')).toContain('"faces":0');
  });

  it('is tried again later when the search failed for another reason, and given up in the end', async () => {
    await hub.takePhoto('anna');
    const broken = { find: () => Promise.reject(new Error('the process ended')) };
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      expect(await processNextPhotograph(hub.pipeline(broken))).toBe(true);
      expect(await processNextPhotograph(hub.pipeline(broken))).toBe(false);
      hub.clock.set(nextTry(hub.clock.now(), attempt));
    }
    expect(await hub.photographs()).toMatchObject([{ state: 'failed', problem: 'the process ended' }]);
    expect((await hub.ops('ops/photos/retry')).body).toEqual({ photographs: 1 });
    await hub.work();
    expect(await hub.photographs()).toMatchObject([{ state: 'ready', problem: null }]);
  });

  it('on which hub after hub died is given up, with a line in the log', async () => {
    await hub.takePhoto('anna');
    await hub.sql`
      update photographs set attempts = ${MOST_ATTEMPTS}, leased_until = clock_timestamp() - interval '1 second'`;
    const faces = stripedFaces();
    await hub.work(faces);
    expect(faces.looks).toBe(0);
    expect(await hub.photographs()).toMatchObject([{ state: 'failed' }]);
    expect(problemsIn(hub.logged)).toContain('a photograph was given up');
  });

  it('that the operator withdraws is nobody’s any more', async () => {
    const anna = await hub.guestLike('anna');
    const photo = await hub.takePhoto('anna');
    await hub.work();
    expect(await hub.idsOf(anna)).toEqual([photo]);
    expect((await hub.ops('ops/photos/withdraw', { photo })).status).toBe(200);
    expect(await hub.idsOf(anna)).toEqual([]);
    expect((await hub.ops('ops/photos/withdraw', { photo })).status).toBe(404);
  });
});
