import { describe, expect, it } from 'vitest';
import { MARKETPLACE_HEADERS } from '#contract/areas/marketplace.ts';
import { marketplace, OFFLINE_ACTIVITY } from './marketplace.partner.ts';

const partner = marketplace('meridian');
const HEADERS = {
  host: 'sandbox.example:8090',
  'x-musement-version': '3.4.0',
  'x-musement-application': 'tests',
  'x-musement-currency': 'EUR',
  'accept-language': 'de-DE',
};
const UNDERGROUND = '7d3f9a54-1c2b-4e8d-8f00-000000000011';

async function ask(path: string, headers: Record<string, string> = HEADERS) {
  const [bare = '', query = ''] = path.split('?');
  const call = { method: 'GET', path: bare, query: new URLSearchParams(query), headers, body: Buffer.of() };
  const reply = await partner.answer(call);
  return { status: reply?.status, body: reply && JSON.parse(String(reply.body)) };
}

describe('the stand-in marketplace', () => {
  it('counts: ids are numbers, activities come in pages', async () => {
    expect((await ask('countries')).body[3]).toMatchObject({ id: 82, name: 'Italien', iso_code: 'IT' });
    expect((await ask('countries/82/cities')).body[1]).toMatchObject({ id: 1106, name: 'Neapel', country: { id: 82 } });
    const { body } = await ask('cities/1106/activities?limit=3&offset=2');
    expect(body.meta.count).toBe(4);
    expect(body.data).toHaveLength(2);
  });

  it('[B239 B240 A73] wants version 3.4.0, source and currency', async () => {
    for (const name of ['version', 'source', 'currency'] as const) {
      const { [MARKETPLACE_HEADERS[name].toLowerCase()]: _, ...rest } = HEADERS as Record<string, string>;
      expect(await ask('countries', rest)).toMatchObject({ status: 400 });
    }
    expect(await ask('countries', { ...HEADERS, 'x-musement-version': '3.5.0' })).toMatchObject({ status: 400 });
    expect(await ask('countries')).toMatchObject({ status: 200 });
  });

  it('knows an offer that is not online', async () => {
    expect(await ask(`activities/${OFFLINE_ACTIVITY}`)).toMatchObject({ status: 403 });
  });

  it('gives addresses of its own', async () => {
    const { body } = await ask(`activities/${UNDERGROUND}`);
    expect(body.cover_image_url).toBe('http://sandbox.example:8090/marketplace/images/excursion-underground.webp');
    expect(body.url).toBe(`http://sandbox.example:8090/marketplace/book/${UNDERGROUND}`);
  });

  it('has a page where nothing is sold', async () => {
    const call = {
      method: 'GET',
      path: `book/${UNDERGROUND}`,
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.of(),
    };
    const reply = await partner.answer(call);
    expect(String(reply?.body)).toContain('<h1>Underground Naples</h1>');
  });

  it.each([
    'countries/1/cities',
    'cities/1/activities',
    'activities/1',
    `activities/${UNDERGROUND}/dates`,
    'images/none.webp',
    'book/1',
    'x',
  ])('knows no %s', async (path) => {
    expect(await ask(path)).toEqual({ status: undefined, body: undefined });
  });
});
