// The portal's page as a guest's browser gets it: with the names of the files that the address needs and the answers of its
// first calls, so that a far link is crossed once (decision 024).
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentRoutes } from '#contract/areas/content.ts';
import { deviceRoutes } from '#contract/areas/device.ts';
import { type FirstAnswer, firstAnswerElement, SETTINGS_ANSWER } from '#contract/first-answers.ts';
import {
  CODE_REL,
  FIRST_VIEW_ID,
  type FirstView,
  type FirstViewCall,
  FOR_VISITORS,
  PORTAL_CODE,
} from '#contract/first-view.ts';
import { hasWayfinder } from '#contract/has-wayfinder.ts';
import { dashedHubDate, toHubDate } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { compress, type Encoding, encodingFor } from '#hub/shared/byte-cache.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { within } from '#hub/shared/within.ts';
import type { FirstViews } from './first-view.ts';
import type { LineupAnswers } from './lineup-answer.ts';
import { withDescription } from './page-description.ts';
import { type BuiltPages, type KnownToHub, pagePath } from './page-files.ts';
import type { PartnerReads } from './partner-reads.ts';
import type { PortalFile } from './portal-file.ts';

/** A page does not wait longer for an answer; the portal asks for it then. */
const PATIENCE_MS = 400;
const MEMORY_BYTES = 8_000_000;
/** Characters of an answer that nobody named ahead. */
const MOST_BROUGHT = 30_000;
const CONFIG = deviceRoutes.config.path;
const SERVER_TIME = /,?"serverTime":"[^"]*"/;
/** Every page has pictures, which lie in their frames by it. */
const FOCUS = contentRoutes.focus.path;
/** What tells the hub which device asks, and from where. */
const PASSED_ON = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'user-agent'];

interface FirstPageParts {
  index: PortalFile;
  pages: BuiltPages;
  /** The client's settings, as `config.json` has them. */
  settings: string;
  views: Pick<FirstViews, 'draw'>;
}

/** A page with the style sheet that stands in it, for its policy. */
export interface OpenedFile extends PortalFile {
  css?: string;
}

type Answers = Map<string, FirstAnswer>;

interface FirstPageSettings {
  lineup: LineupAnswers;
  partners: PartnerReads;
  patienceMs?: number;
}

export function firstPages(
  app: FastifyInstance,
  { cache, shipTime }: Pick<Hub, 'cache' | 'shipTime'>,
  { lineup, partners, patienceMs = PATIENCE_MS }: FirstPageSettings,
) {
  const compressed = createRecent<Buffer>(MEMORY_BYTES, ({ length }) => length);

  async function ask(request: FastifyRequest, path: string): Promise<FirstAnswer | undefined> {
    const url = API_PREFIX + path;
    const kept = cache.get(url);
    if (kept) return { text: kept.body.toString(), isForAll: true };
    const reply = await app.inject({ ...sender(request), method: 'GET', url });
    if (reply.statusCode !== 200) return undefined;
    // The configuration goes by the device; what is kept is the same for all.
    return { text: reply.payload, isForAll: path === CONFIG || cache.get(url) !== undefined };
  }

  async function answersFor(request: FastifyRequest, paths: readonly string[]): Promise<Answers> {
    const answers: Answers = new Map();
    const asking = paths.map(async (path) => {
      const answer = await ask(request, path).catch(() => undefined);
      if (answer) answers.set(path, answer);
    });
    await within(patienceMs, Promise.all(asking));
    return new Map(paths.flatMap((path) => (answers.has(path) ? [[path, answers.get(path) as FirstAnswer]] : [])));
  }

  /** What the page begins with that another service has. */
  async function addLineup(answers: Answers, { hostname }: FastifyRequest, date: string | undefined): Promise<void> {
    const config = answers.get(CONFIG);
    const found = config && (await within(patienceMs, lineup({ config: config.text, hostname, date })));
    if (found) answers.set(found.name, { text: found.text, isForAll: true });
  }

  /** As anybody would be answered: no device, no guest. */
  async function askAsAnybody(request: FastifyRequest, call: FirstViewCall): Promise<string | undefined> {
    if (URL.canParse(call.address)) return partners(call, request.hostname);
    const { cookie: _, ...from } = sender(request).headers;
    const headers = { ...from, ...call.headers };
    const reply = await app.inject({ ...sender(request), method: 'GET', url: API_PREFIX + call.address, headers });
    return reply.statusCode === 200 ? reply.payload : undefined;
  }

  /** What the page asked for while it was drawn comes with it, unless it is heavier than a trip. */
  async function addAsked(answers: Answers, request: FastifyRequest, asked: readonly string[]): Promise<void> {
    for (const [path, answer] of await answersFor(request, asked)) {
      if (answer.text.length <= MOST_BROUGHT) answers.set(path, answer);
    }
  }

  async function encode(text: string, encoding: Encoding): Promise<Pick<PortalFile, 'bytes' | 'etag' | 'encoding'>> {
    // The portal does not read the second that the configuration tells, and a page is not another one by it.
    const hash = createHash('sha1').update(text.replace(SERVER_TIME, '')).digest('base64url');
    const key = `${encoding} ${hash}`;
    const bytes = compressed.get(key) ?? (await compress(Buffer.from(text), encoding));
    compressed.set(key, bytes);
    return { bytes, encoding, etag: `W/"${hash}"` };
  }

  return async (request: FastifyRequest, path: string, parts: FirstPageParts): Promise<OpenedFile> => {
    const { index, pages, settings, views } = parts;
    const isOurs = callsUs(settings);
    const configured: Answers = isOurs ? await answersFor(request, [CONFIG]) : new Map();
    const config = configured.get(CONFIG)?.text;
    const known: KnownToHub = {
      today: dashedHubDate(toHubDate(shipTime.today())),
      wayfinder: config && hasWayfinder(JSON.parse(config), JSON.parse(settings)) ? 'true' : 'false',
    };
    const page = pages.at(path, known);
    const reads = isPreview(request) ? [] : [FOCUS, ...(page?.reads ?? [])];
    const answers: Answers = new Map([...configured, ...(isOurs ? await answersFor(request, reads) : [])]);
    if (page?.lineup && reads.length > 0) await addLineup(answers, request, page.lineup.date);
    const ask = (call: FirstViewCall) => askAsAnybody(request, call);
    const isDrawn = page && answers.size > 0 && !isPreview(request);
    const view = isDrawn ? await views.draw(drawing(request, parts, answers), ask) : undefined;
    if (view) await addAsked(answers, request, view.asked);
    const shown = view ? pages.at(pagePath(view.at), known) : page;
    const { files, font } = pages.look(lookOf(answers.get(CONFIG)));
    const drawn = view ? pages.drawnWith(view.html) : [];
    const code = [...(page?.files ?? []), ...(shown?.files ?? []), ...drawn];
    const preloads = [...code, ...pages.texts(request.headers['accept-language']), ...files];
    const links = [...new Set(preloads)].map(preload).join('') + (font ? preload(font) : '');
    answers.set(SETTINGS_ANSWER, { text: settings, isForAll: true });
    const data = [...answers].map(([name, answer]) => firstAnswerElement(name, answer)).join('');
    const built = index.bytes.toString();
    const described = withDescription(built, answers.get(CONFIG)?.text, request.headers['accept-language']);
    const text = withView(withHead(described, links, data), view);
    const encoding = encodingFor(request.headers['accept-encoding'], text.length);
    return { ...index, ...(await encode(text, encoding)), cacheControl: 'private, no-cache', css: view?.css };
  };
}

function drawing({ url, headers }: FastifyRequest, { settings }: FirstPageParts, answers: Answers) {
  const [language = ''] = (headers['accept-language'] ?? '').split(/[,;]/, 1);
  // The configuration tells the second, by which no two drawings would be the same.
  const texts = Object.fromEntries([...answers].map(([name, { text }]) => [name, text.replace(SERVER_TIME, '')]));
  return { address: url, language, answers: texts, settings, now: Date.now() };
}

function sender({ headers, socket }: FastifyRequest) {
  const passedOn = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return {
    headers: Object.fromEntries(passedOn) as Record<string, string | string[]>,
    remoteAddress: socket.remoteAddress,
  };
}

/** What operators preview is asked for with their token, which the portal has. */
const isPreview = (request: FastifyRequest) => Object.hasOwn(request.query as object, 'previewMode');

/** A portal that an operator sent to another hub asks there. */
function callsUs(settings: string): boolean {
  try {
    return JSON.parse(settings).hubApiUrl === '/';
  } catch {
    return false;
  }
}

function lookOf(config: FirstAnswer | undefined): string | undefined {
  const { hub } = config ? JSON.parse(config.text) : {};
  return hub?.uiSettings?.theme || hub?.layoutTheme;
}

/** A style sheet that is there already is not fetched again by the code that wants it. */
function preload(file: string): string {
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

const EARLY_SCRIPT = /<script type="module" async[^>]* src="\/(assets\/early-[^"]+)"><\/script>/;

/**
 * The page names the libraries first, which take longest; then what this address needs, so that a browser fetches while the
 * data come, and behind the data the early script, which reads them.
 */
export function withHead(html: string, links: string, data: string): string {
  const [early = '', file] = EARLY_SCRIPT.exec(html) ?? [];
  const named = (file ? preload(file) : '') + links;
  return html.replace(early, '').replace('</head>', () => `${named}${data}${early}</head>`);
}

/** Until then a phone takes its page for 980 pixels wide, and would fetch the picture in that width and again in its own. */
const WIDTH_KNOWN = /<head>(?:.*?<meta name="viewport"[^>]*>)?/s;

/** The portal's own script; a page without the early one runs it by itself. */
const PORTAL_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const CODE_AHEAD = /<link rel="modulepreload"(?= crossorigin href="\/assets\/(?!early-))/g;

/** The code is only named: the drawing needs none of it, and the early script fetches and runs it in its time. */
function withCodeNamed(html: string): string {
  if (!EARLY_SCRIPT.test(html)) return html;
  return html
    .replace(CODE_AHEAD, `<link rel="${CODE_REL}"`)
    .replace(PORTAL_SCRIPT, `<link rel="${CODE_REL}" crossorigin href="$1" ${PORTAL_CODE}>`);
}

/** A drawing of the page stands before the portal's root; nobody can act on it. The picture at its head goes first. */
export function withView(html: string, view: FirstView | undefined): string {
  if (!view) return html;
  const style = view.css && `<style>${view.css}</style>`;
  const marks = view.isForVisitors ? ` ${FOR_VISITORS}` : '';
  const drawn = `<div id="${FIRST_VIEW_ID}" inert aria-hidden="true"${marks}>${view.html}</div>`;
  return withCodeNamed(html)
    .replace(/<html[^>]*>/, `<html lang="${view.language}" data-look="${view.look}" data-device="App">`)
    .replace(WIDTH_KNOWN, (before) => before + view.head)
    .replace('</head>', () => `${style}</head>`)
    .replace('<div id="root">', (root) => drawn + root);
}
