import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { pageHeaders } from '#hub/shared/http/security-headers.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** `/v1/docs` for people and `/v1/openapi.json` for machines, both made from the contract when first asked for. */
export function answerDocs(app: FastifyInstance): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get(`${API_PREFIX}openapi.json`, async (_, reply) => {
    document ??= JSON.stringify(openApi());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get(`${API_PREFIX}docs`, async (_, reply) => {
    page ??= docsPage();
    return reply.headers(pageHeaders([])).type('text/html; charset=utf-8').send(page);
  });
  app.get(`${API_PREFIX}docs.css`, async (_, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE));
}
