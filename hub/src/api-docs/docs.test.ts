import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

const rows = Object.entries(CONTRACT).flatMap(([area, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({ id: `${area}.${name}`, route })),
);

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

describe('the description of the API', () => {
  it('names every call of the contract, with who may call it', async () => {
    const { body } = await hub.get('openapi.json');
    for (const { id, route } of rows) {
      const operation = body.paths[`/${route.path}`]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(id);
      expect(operation.security).toHaveLength(route.access === 'public' ? 0 : 1);
      const params = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = operation.parameters.filter((one: { in: string }) => one.in === 'path');
      expect(named.map((one: { name: string }) => one.name)).toEqual(params);
      if (route.reply) expect(operation.responses['200'].content['application/json'].schema).toBeTypeOf('object');
    }
  });

  it('is a page for people too, which needs no script', async () => {
    const page = await hub.get('docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { route } of rows) expect(page.text).toContain(`<code>${route.path}</code>`);
    expect(page.text).not.toMatch(/<script|style=|<style/);
    expect((await hub.get('/v1/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});
