import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dashedHubDate, toHubDate, wallClock } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

const HTML = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-AT,de;q=0.9' };
const EARLY = '<script type="module" async crossorigin src="/assets/early-1.js"></script>';
const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const DESCRIPTION = '<meta name="description" content="A portal." />';
const PAGE = `<!doctype html><html><head><meta charset="utf-8">${VIEWPORT}${DESCRIPTION}${EARLY}<title>Portal</title></head><body></body></html>`;
const LIST = {
  pages: [
    { pattern: '^/content/detail/(?<id>[^/]+)/*$', reads: ['cms/articles/:id'], files: ['assets/content-1.js'] },
    {
      pattern: '^/dining/overview/*$',
      reads: ['dining', 'dining/:id'],
      files: ['assets/dining-1.js', 'assets/d-1.css'],
    },
    { pattern: '^/*$', reads: ['itinerary/weather/:today'], files: [] },
    { pattern: '^/places/*$', reads: ['activity?categoryId=:wayfinder'], files: [] },
  ],
  texts: { en: ['assets/en-1.js'], de: ['assets/de-1.js'] },
  looks: { meridian: { files: ['assets/look-1.css'], font: 'assets/inter-1.woff2' } },
  parts: [
    { marks: ['x57dj'], files: ['assets/programme-1.css', 'assets/programme-1.js'] },
    { marks: ['q1w2e'], files: ['assets/other-1.css'] },
  ],
};

let hub: TestHub;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-first-page-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify(LIST));
  hub = await startTestHub({ portalFolder: folder, pack: 'demo' });
});
afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  hub.get(path, { headers: { ...HTML, ...headers } });

/** The answers in a page, as the portal reads them. */
function answersIn(html: string) {
  const elements = html.matchAll(
    /<script type="application\/json" data-answer="([^"]*)"( data-for-all)?>(.*?)<\/script>/gs,
  );
  return new Map(
    [...elements].map(([, name, forAll, text = '']) => [name, { forAll: !!forAll, body: JSON.parse(text) }]),
  );
}

describe('the page of an address', () => {
  it('names its files ahead of its data, in the browser’s language and the ship’s look', async () => {
    const { text } = await open('/dining/overview');
    const head = text.slice(0, text.indexOf('application/json'));
    const named = [...head.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(named).toEqual([
      '/assets/early-1.js',
      '/assets/dining-1.js',
      '/assets/d-1.css',
      '/assets/de-1.js',
      '/assets/look-1.css',
      '/assets/inter-1.woff2',
    ]);
  });

  it('asks with or without the ship map, as the device’s configuration says', async () => {
    const { body } = await hub.get('/v1/devices/config');
    const { enableWayfinder } = body.deviceGroup.deviceProfile;
    expect(enableWayfinder).toBeTypeOf('boolean');
    const answers = answersIn((await open('/places')).text);
    expect([...answers.keys()]).toContain(`activity?categoryId=${enableWayfinder}`);
  });

  it('brings settings, configuration and first data, exactly as the calls answer', async () => {
    const answers = answersIn((await open('/dining/overview')).text);
    expect([...answers.keys()]).toEqual(['devices/config', 'blobs/focus', 'dining', 'config.json']);
    expect(answers.get('config.json')?.body).toEqual({ hubApiUrl: '/' });
    expect(answers.get('dining')).toEqual({ forAll: true, body: (await hub.get('/v1/dining')).body });
    expect(answers.get('devices/config')).toEqual({ forAll: true, body: (await hub.get('/v1/devices/config')).body });
  });

  it.each([
    [
      'de-AT,de;q=0.9',
      'Meridian Star – Tagesprogramm, Landausflüge, Restaurants, Filme und alles rund um Ihre Kreuzfahrt.',
    ],
    ['fr', 'Meridian Star – Programme du jour, excursions, restaurants, films et tout ce qui entoure votre croisière.'],
    ['it', 'Meridian Star – Daily programme, shore excursions, restaurants, films and everything around your cruise.'],
  ])('describes itself to a reader of %s', async (language, description) => {
    const { text } = await open('/dining/overview', { 'accept-language': language });
    expect(/<meta name="description" content="([^"]*)"/.exec(text)?.[1]).toBe(description);
  });

  it('brings what is asked for by the day on board', async () => {
    const answers = answersIn((await open('/')).text);
    const { day } = wallClock(hub.clock.now(), answers.get('devices/config')?.body.shipTimeZone);
    expect([...answers.keys()]).toContain(`itinerary/weather/${dashedHubDate(toHubDate(day))}`);
  });

  it('has the early script behind the data that it reads', async () => {
    const { text } = await open('/dining/overview');
    expect(text.match(/early-1\.js"><\/script>/g)).toHaveLength(1);
    expect(text.indexOf(EARLY)).toBeGreaterThan(text.lastIndexOf('application/json'));
  });

  it('tells a change at the next visit, and nothing when there is none', async () => {
    const first = await open('/dining/overview');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    hub.clock.advance(1_000);
    const again = await open('/dining/overview', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('leaves a preview to the portal, and an unknown thing too', async () => {
    const preview = answersIn((await open('/dining/overview?previewMode=true')).text);
    expect([...preview.keys()]).toEqual(['devices/config', 'config.json']);
    const unknown = await open('/content/detail/no-such-article');
    expect(unknown.status).toBe(200);
    expect([...answersIn(unknown.text).keys()]).toEqual(['devices/config', 'blobs/focus', 'config.json']);
  });

  it('is the plain file for whoever asks for the file', async () => {
    expect((await open('/index.html')).text).toBe(PAGE);
  });

  it('brings no answers of ours to a portal that an operator sent to another hub', async () => {
    await writeFile(join(folder, 'config.json'), '{"hubApiUrl":"https://hub.example"}');
    try {
      const answers = answersIn((await open('/dining/overview')).text);
      expect([...answers]).toEqual([['config.json', { forAll: true, body: { hubApiUrl: 'https://hub.example' } }]]);
    } finally {
      await rm(join(folder, 'config.json'));
    }
  });
});

/** Draws what it is asked, and is silent for a page that must not wait for it; `asks` in an address is a list of more calls. */
const DRAWING = `
import { parentPort } from 'node:worker_threads';
const open = new Map();
parentPort.on('message', async ({ id, request, place, text }) => {
  if (!request) return open.get(place)(text);
  if (request.address.includes('silent')) return;
  const query = new URL(request.address, 'http://x').searchParams;
  const asked = query.getAll('asks');
  let words = request.language + ' ' + Object.keys(request.answers);
  for (const address of asked) {
    const number = open.size;
    const answer = new Promise((done) => open.set(number, done));
    const headers = { accept: 'application/json', 'accept-language': 'en-GB', 'x-musement-currency': 'EUR' };
    parentPort.postMessage({ id, call: { address, headers }, place: number });
    words += ' ' + address + ': ' + ((await answer)?.slice(0, 1) ?? 'nothing');
  }
  const head = '<link rel="preload" as="image" imagesrcset="/a 1w" fetchpriority="high">';
  const part = query.has('part') ? '<p class="_plain _day_' + query.get('part') + '_12"></p>' : '';
  const html = '<main><h1>' + words + '</h1>' + part + '</main>';
  const css = '[data-drawn="0"]{--ratio:4 / 3}';
  const at = query.get('at') ?? request.address;
  const view = { html, head, css, language: 'de', look: 'meridian', at, isForVisitors: query.has('at'), asked };
  parentPort.postMessage({ id, view });
});`;

describe('a drawing of the page', () => {
  const PORTAL = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  const PAGE_WITH_ROOT = PAGE.replace('</head>', `${PORTAL}</head>`).replace('<body>', '<body><div id="root"></div>');
  let drawing: TestHub;
  let built: string;
  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), 'gangway-first-view-'));
    await mkdir(join(built, '.vite', 'first-view'), { recursive: true });
    await writeFile(join(built, 'index.html'), PAGE_WITH_ROOT);
    await writeFile(join(built, '.vite', 'pages.json'), JSON.stringify(LIST));
    await writeFile(join(built, '.vite', 'first-view', 'worker.mjs'), DRAWING);
    drawing = await startTestHub({ portalFolder: built, pack: 'demo' });
  });
  afterAll(async () => {
    await drawing.close();
    await rm(built, { recursive: true });
  });
  const openDrawn = (path: string) => drawing.get(path, { headers: HTML });
  /** The thread is a moment behind the hub at its start. */
  const drawn = (path: string) =>
    vi.waitFor(async () => {
      const reply = await openDrawn(path);
      expect(reply.text).toContain('id="first-view"');
      return reply;
    }, 30_000);

  it('stands before the portal’s root, out of everybody’s reach, with its picture ahead of all files and behind the page’s width', async () => {
    const { text } = await drawn('/dining/overview');
    expect(text).toContain('<html lang="de" data-look="meridian" data-device="App">');
    expect(text).toContain(
      '<div id="first-view" inert aria-hidden="true"><main><h1>de-AT devices/config,blobs/focus,dining</h1></main></div><div id="root">',
    );
    expect(text).toContain(`${VIEWPORT}<link rel="preload" as="image" imagesrcset="/a 1w" fetchpriority="high"><`);
  });

  it('is painted before the portal’s code comes and runs, which the early script sees to', async () => {
    const { text } = await drawn('/dining/overview');
    expect(text).toContain('<link rel="portal-code" crossorigin href="/assets/index-1.js" data-portal-code>');
    expect(text).toContain('<link rel="portal-code" crossorigin href="/assets/dining-1.js">');
    expect(text.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/early-1.js">',
    ]);
    expect(text).not.toContain(PORTAL);
    expect(text).toContain(EARLY);
    expect((await openDrawn('/no/page')).text).toContain(PORTAL);
  });

  it('brings one style sheet, which the policy names', async () => {
    const { text, headers } = await drawn('/dining/overview');
    const css = /<style>(.*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(css).toBe('[data-drawn="0"]{--ratio:4 / 3}');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('asks the hub for more, as anybody would be answered, and the page brings that too', async () => {
    const query = ['spa', 'passengers/me', 'no/such/call', 'http://elsewhere.example/'].map((one) => `asks=${one}`);
    const { text } = await drawn(`/dining/overview?${query.join('&')}`);
    expect(text).toContain(
      'dining spa: [ passengers/me: nothing no/such/call: nothing http://elsewhere.example/: nothing</h1>',
    );
    const answers = answersIn(text);
    expect([...answers.keys()]).toEqual(['devices/config', 'blobs/focus', 'dining', 'spa', 'config.json']);
    expect(answers.get('spa')).toEqual({ forAll: true, body: (await drawing.get('/v1/spa')).body });
  });

  it('brings no answer that is heavier than a trip', async () => {
    const heavy = 'wayfinder/maps/topview/marker';
    const { text } = await drawn(`/dining/overview?asks=${heavy}`);
    expect(text).toContain(`${heavy}: [</h1>`);
    expect([...answersIn(text).keys()]).not.toContain(heavy);
  });

  it('of a page that leads on comes with the files of the page that it shows, and is not for guests where it asks to log in', async () => {
    const { text } = await drawn('/places?at=/dining/overview?x=1');
    expect(text).toContain('href="/assets/d-1.css"');
    expect(text).toContain('<div id="first-view" inert aria-hidden="true" data-for-visitors>');
    expect((await drawn('/places')).text).not.toMatch(/d-1\.css|data-for-visitors/);
  });

  it('comes with the files of what it shows of another page, known by its classes', async () => {
    const { text } = await drawn('/dining/overview?part=x57dj');
    expect(text).toMatch(/rel="stylesheet"[^>]* href="\/assets\/programme-1\.css"/);
    expect(text).toContain('href="/assets/programme-1.js"');
    expect(text).not.toContain('other-1.css');
    expect((await drawn('/dining/overview')).text).not.toContain('programme-1');
  });

  it('that does not come keeps no page waiting, nor does a preview have one', async () => {
    expect((await openDrawn('/content/detail/silent')).text).not.toContain('first-view');
    expect((await openDrawn('/dining/overview?previewMode=true')).text).not.toContain('first-view');
    expect((await openDrawn('/no/page')).text).not.toContain('first-view');
  });
});
