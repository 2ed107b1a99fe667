import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, TEST_PREVIEW_TOKEN, type TestHub } from '#hub-test/hub.ts';
import { same } from '#packs/schema/text.ts';
import { blobSeeds } from './blobs.seed.ts';
import { layBlob, layContent } from './content.fixture.ts';
import { contentChanged } from './content.topics.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
  const picture = (width: number) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: '#0a2239' } })
      .png()
      .toBuffer();
  await hub.hub.files.write('pictures/deck.png', await picture(800));
  await hub.hub.files.write('pictures/plan.png', await picture(200));
  await hub.hub.files.write('pdf/menu.pdf', Buffer.from('0123456789'));
  await hub.hub.files.write('pages/evil.html', Buffer.from('<script>pwned()</script>'));
  await layBlob(hub.sql, { id: 'deck', owner: 'grill', kind: 'image', file: 'pictures/deck.png' });
  await layBlob(hub.sql, { id: 'plan', owner: 'grill', kind: 'image', file: 'pictures/plan.png', category: 'Plan' });
  await layBlob(hub.sql, { id: 'lost', owner: 'bar', kind: 'image', file: 'pictures/lost.png' });
});
afterAll(() => hub.close());

async function picture(query: string, accept = 'image/webp,*/*') {
  const reply = await fetch(`${hub.origin}/v1/blobs/image?${query}`, { headers: { accept } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const size = reply.ok ? await sharp(bytes).metadata() : undefined;
  return { status: reply.status, headers: reply.headers, width: size?.width, format: size?.format };
}

describe('a picture', () => {
  it('[A326] [AD47] by reference is scaled down to the width', async () => {
    expect(await picture('reference=grill&width=400')).toMatchObject({ status: 200, width: 400, format: 'webp' });
  });

  it('[AD47] is never scaled up', async () => {
    expect(await picture('reference=grill&width=2000')).toMatchObject({ status: 200, width: 800 });
    expect(await picture('reference=grill&width=100000')).toMatchObject({ status: 200, width: 800 });
  });

  it('[A326] comes whole when the width is left empty', async () => {
    expect(await picture('reference=grill&width=')).toMatchObject({ status: 200, width: 800 });
  });

  it('[A278] [AD47] of a category', async () => {
    expect(await picture('reference=grill&category=Plan')).toMatchObject({ status: 200, width: 200 });
    expect((await picture('reference=grill&category=Menu')).status).toBe(404);
  });

  it('[A278 A327] by its own id, and by reference to itself', async () => {
    expect(await picture('id=plan')).toMatchObject({ status: 200, width: 200 });
    expect(await picture('reference=plan')).toMatchObject({ status: 200, width: 200 });
  });

  it('[AD47] can be kept and is asked about by its tag', async () => {
    const { headers } = await picture('id=deck&width=100');
    expect(headers.get('cache-control')).toContain('public');
    const again = await fetch(`${hub.origin}/v1/blobs/image?id=deck&width=100`, {
      headers: { accept: 'image/webp,*/*', 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['reference=nobody', 'id=nothing', 'reference=bar', ''])('[AD47] answers 404 to %j', async (query) => {
    expect((await picture(query)).status).toBe(404);
  });
});

describe('the version of the pictures', () => {
  const versionOfNow = async () => (await hub.get('devices/config')).body.picturesVersion as string;
  const cacheControl = async (version: string) =>
    (await picture(`id=deck&width=100&version=${version}`)).headers.get('cache-control');
  /** As laying a pack does. */
  const announce = () => hub.hub.events.publish(contentChanged, undefined);

  it('lets browsers keep a picture that bears it for good, and no other', async () => {
    const version = await versionOfNow();
    expect(version).toMatch(/^[\w-]{12}$/);
    expect(await cacheControl(version)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('another')).toBe('public, max-age=3600');
    expect((await picture('id=deck&width=100')).headers.get('cache-control')).toBe('public, max-age=3600');
    const same = `id=deck&width=100&version=${version}`;
    const { headers } = await picture(same);
    expect(headers.get('etag')).toBe((await picture('id=deck&width=100')).headers.get('etag'));
  });

  it('is another one when a picture is exchanged, or stands for something else', async () => {
    const before = await versionOfNow();
    await announce();
    expect(await versionOfNow()).toBe(before);
    await hub.hub.files.write('pictures/lost.png', Buffer.from('no picture yet'));
    await announce();
    const exchanged = await versionOfNow();
    expect(exchanged).not.toBe(before);
    expect(await cacheControl(before)).toBe('public, max-age=3600');
    await layBlob(hub.sql, { id: 'hall', owner: 'hall', kind: 'image', file: 'pictures/plan.png' });
    await announce();
    expect(await versionOfNow()).not.toBe(exchanged);
    await hub.hub.files.delete('pictures/lost.png');
  });

  it('finds a file that was exchanged in its place within an hour', async () => {
    const before = await versionOfNow();
    await hub.hub.files.write('pictures/lost.png', Buffer.from('no picture yet'));
    expect(await versionOfNow()).toBe(before);
    hub.clock.advance(60 * 60_000);
    expect(await versionOfNow()).not.toBe(before);
    await hub.hub.files.delete('pictures/lost.png');
    await announce();
  });
});

it('says where the subject of a picture is, by its id and, of the first, by its owner', async () => {
  const focus = (point: number[]) => hub.sql.json(point);
  await layBlob(hub.sql, { id: 'view.1', owner: 'view', kind: 'image', file: 'pictures/deck.png' });
  await layBlob(hub.sql, { id: 'view.2', owner: 'view', kind: 'image', file: 'pictures/plan.png' });
  await hub.sql`update content_blob set focus = ${focus([0.2, 0.7])} where id = 'deck'`;
  await hub.sql`update content_blob set focus = ${focus([0.9, 0.1])} where id = 'view.2'`;
  expect((await hub.get('blobs/focus')).body).toEqual({
    deck: [0.2, 0.7],
    grill: [0.2, 0.7],
    'view.2': [0.9, 0.1],
  });
});

describe('a file', () => {
  const file = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${hub.origin}/v1/blobs/files/${name}`, { headers });

  it('comes whole', async () => {
    const reply = await file('pdf/menu.pdf');
    expect(await reply.text()).toBe('0123456789');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toBeNull();
  });

  it('comes in ranges, as players ask for films', async () => {
    const reply = await file('pdf/menu.pdf', { range: 'bytes=2-4' });
    expect([reply.status, await reply.text()]).toEqual([206, '234']);
    expect(reply.headers.get('content-range')).toBe('bytes 2-4/10');
    expect((await file('pdf/menu.pdf', { range: 'bytes=10-' })).status).toBe(416);
  });

  it('a video has its captions by language, as files', async () => {
    await hub.hub.files.write('files/film.en.vtt', Buffer.from('WEBVTT\n'));
    await layBlob(hub.sql, { id: 'film', owner: 'safety', kind: 'video', file: 'files/film.mp4' });
    await layBlob(hub.sql, { id: 'silent', owner: 'safety', kind: 'video', file: 'files/silent.mp4' });
    const captions = [{ language: 'en', file: 'files/film.en.vtt' }];
    await hub.sql`update content_blob set captions = ${hub.sql.json(captions)} where id = 'film'`;
    const { body } = await hub.get('blobs/videos/safety');
    expect(body[0].captions).toEqual([{ language: 'en', url: '/v1/blobs/files/files/film.en.vtt' }]);
    expect(body[1]).not.toHaveProperty('captions');
    const file = await hub.get(body[0].captions[0].url);
    expect([file.headers.get('content-type'), file.text]).toEqual(['text/vtt; charset=utf-8', 'WEBVTT\n']);
  });

  it('that is a page is saved, never shown', async () => {
    expect((await file('pages/evil.html')).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    'pdf/nothing.pdf',
    '..%2F..%2Fetc%2Fpasswd',
    '%2Fetc%2Fpasswd',
    'pdf%2F..%2F..%2Fpackage.json',
    '.env',
    'pdf',
  ])('is not found by %s', async (name) => {
    expect((await file(name)).status).toBe(404);
  });
});

it('[A277] [AD47] a pack’s media stand under their owner, and a picture under its own id too', async () => {
  const { loadPack } = await import('#packs/load-pack.ts');
  const pack = await loadPack('meridian');
  const [owner] = pack.content.articles;
  const picture = owner?.pictures[0] ?? '';
  const focus: [number, number] = [0.3, 0.6];
  const made = { file: 'pictures/x.webp', type: 'image/webp', bytes: 5, width: 1, height: 1, focus };
  const seeds = blobSeeds(pack, { pictures: { [picture]: made }, files: {} });
  const owners = seeds.map((seed) => seed.owner_id);
  expect(owners).toContain(owner?.id);
  expect(owners).toContain(picture);
  expect(seeds.find(({ owner_id }) => owner_id === owner?.id)?.focus).toEqual(focus);
  expect(new Set(seeds.map((seed) => seed.id)).size).toBe(seeds.length);
});

describe('media lists', () => {
  const lay = (kind: string, id: string, file: string, owner = 'bistro') =>
    layBlob(hub.sql, { id, owner, kind, file, description: `About ${id}` });
  beforeAll(async () => {
    await layContent(hub.sql, '2026-06-15');
    await lay('pdf', 'card', 'pdf/card.pdf');
    await layBlob(hub.sql, { id: 'wines', owner: 'bistro', kind: 'pdf', file: 'pdf/wines & more.pdf' });
    await lay('audio', 'song', 'audio/song.mp3');
    await lay('video', 'tour', 'video/tour.mp4');
    await lay('image', 'view', 'pictures/view.webp');
    await lay('pdf', 'seats', 'pdf/seats.pdf', 'chefs-table');
  });

  it('[A277 A314] [AD47] have the PDFs of an owner', async () => {
    const { body } = await hub.get('blobs/pdfs/bistro?previewMode=false');
    const description = same('About card');
    expect(body).toEqual([
      { id: 'card', name: 'card.name', description, url: '/v1/blobs/files/pdf/card.pdf', filesize: 1000 },
      { id: 'wines', name: 'wines.name', url: '/v1/blobs/files/pdf/wines%20%26%20more.pdf', filesize: 1000 },
    ]);
  });

  it('[A277 A315 A316 A325] have audio, video and pictures', async () => {
    const [audios, videos, images] = await Promise.all(
      ['audios', 'videos', 'images'].map(async (kind) => (await hub.get(`blobs/${kind}/bistro`)).body),
    );
    expect(audios).toMatchObject([{ id: 'song', name: 'song.name', url: '/v1/blobs/files/audio/song.mp3' }]);
    const description = same('About tour');
    expect(videos).toMatchObject([{ id: 'tour', description, urlFrontend: '/v1/blobs/files/video/tour.mp4' }]);
    expect(images).toMatchObject([{ id: 'view', url: '/v1/blobs/image?id=view' }]);
  });

  it('[AD47] are empty for an owner without any, and for a hidden one without preview', async () => {
    const ids = async (path: string, previewToken?: string) =>
      (await hub.get(path, { previewToken })).body.map(({ id }: { id: string }) => id);
    expect(await ids('blobs/pdfs/nobody')).toEqual([]);
    expect(await ids('blobs/pdfs/chefs-table?previewMode=true')).toEqual([]);
    expect(await ids('blobs/pdfs/chefs-table?previewMode=true', TEST_PREVIEW_TOKEN)).toEqual(['seats']);
  });
});
