import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Hub } from '#hub/hub.ts';
import { isUnchanged } from '#hub/shared/http/etag.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { pageHeaders } from '#hub/shared/http/security-headers.ts';
import { seenFrom } from '#hub/shared/http/seen-from.ts';
import { firstPages, type OpenedFile } from './first-page.ts';
import { type FirstViews, firstViews } from './first-view.ts';
import { lineupAnswers } from './lineup-answer.ts';
import { type BuiltPages, builtPages, pagePath } from './page-files.ts';
import { partnerReads } from './partner-reads.ts';
import { type PortalFile, portalFiles } from './portal-file.ts';

function send(request: FastifyRequest, reply: FastifyReply, file: PortalFile): FastifyReply {
  const { bytes, type, etag, encoding, cacheControl } = file;
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' }).type(type);
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

const SERVICE_WORKER = '/sw.js';

/** A portal that this hub serves calls this hub, whatever its address; a config.json of the operator wins. */
const OWN_CONFIG = { hubApiUrl: '/' };
const INDEX = '/index.html';
const CONFIG = '/config.json';
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s;

export interface PortalOptions {
  /** Of the built portal. */
  folder: string;
  /** How long a page waits for the answers that it brings. */
  patienceMs?: number;
}

/**
 * The built portal beside the API. Its routes live in the browser, so every address that a browser opens as a page and
 * that is no file is the portal itself.
 */
export function servePortal(
  app: FastifyInstance,
  hub: Pick<Hub, 'settings' | 'cache' | 'clock' | 'shipTime'>,
  { folder, patienceMs }: PortalOptions,
): void {
  const { partnerOrigins, sandboxUrl } = hub.settings;
  const read = portalFiles(folder);
  const readPages = builtPages(read);
  let drawn: { pages: BuiltPages; views: FirstViews } | undefined;
  const partners = [...partnerOrigins, ...(sandboxUrl ? [new URL(sandboxUrl).origin] : [])];
  const readPartner = partnerReads(hub, partners);
  const firstPage = firstPages(app, hub, {
    lineup: lineupAnswers(hub, readPartner),
    partners: readPartner,
    patienceMs,
  });

  /** Another build is drawn by its own code. */
  function viewsOf(pages: BuiltPages): FirstViews {
    if (drawn?.pages === pages) return drawn.views;
    drawn?.views.close();
    drawn = { pages, views: firstViews(folder) };
    return drawn.views;
  }
  app.addHook('onListen', async () => {
    const pages = await readPages();
    if (pages) viewsOf(pages);
  });
  app.addHook('onClose', async () => drawn?.views.close());

  /** The file itself where somebody asks for the file, such as the service worker for its copy. */
  async function readPage(request: FastifyRequest, path: string): Promise<OpenedFile | undefined> {
    const [index, pages, config] = await Promise.all([read(INDEX, undefined), readPages(), read(CONFIG, undefined)]);
    if (!index || !pages) return read(INDEX, request.headers['accept-encoding']);
    const settings = config?.bytes.toString() ?? JSON.stringify(OWN_CONFIG);
    return firstPage(request, path, { index, pages, settings, views: viewsOf(pages) });
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pagePath(request.url);
      if (`${path}/`.startsWith(API_PREFIX)) throw notFound();
      const { accept = '', 'accept-encoding': encodings } = request.headers;
      const isPage = path === '/' || (accept.includes('text/html') && !path.startsWith('/assets/'));
      const file: OpenedFile | undefined =
        (await read(path, encodings)) ?? (isPage ? await readPage(request, path) : undefined);
      if (!file && path === CONFIG) return reply.header('cache-control', 'no-store').send(OWN_CONFIG);
      if (!file) throw notFound();
      // A service worker lives by the policy of its own file, and this one fetches what the pages fetch.
      if (file.type.startsWith('text/html') || path === SERVICE_WORKER) {
        const origins = partners.map((origin) => seenFrom(origin, request.hostname));
        const index = await read(INDEX, undefined);
        const [, script] = INLINE_SCRIPT.exec(index?.bytes.toString() ?? '') ?? [];
        reply.headers(pageHeaders(origins, { css: file.css, script }));
      }
      return send(request, reply, file);
    },
  });
}
