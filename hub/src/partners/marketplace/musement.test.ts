import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import { musementMarketplace } from './musement.ts';
import { type MarketplaceReader, MarketplaceUnavailable } from './port.ts';

const reader: MarketplaceReader = { language: 'fr-FR', currency: 'EUR', source: 'our-ship', market: 'fr' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An upstream that answers as the test says, and remembers what it was asked. */
async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { url: `http://127.0.0.1:${port}/api/v3`, timeoutMs: 300 };
  return { asked, options, marketplace: musementMarketplace(options) };
}

const sends = (value: unknown, status = 200) => {
  return (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

describe('what the marketplace is asked', () => {
  it('[B239 B240 A73] language, currency, version 3.4.0, source and market, and nothing about the guest', async () => {
    const { asked, marketplace } = await upstream(sends([]));
    await marketplace.countries(reader);
    expect(MARKETPLACE_VERSION).toBe('3.4.0');
    expect(asked[0]?.headers).toMatchObject({
      'accept-language': 'fr-FR',
      'x-musement-currency': 'EUR',
      'x-musement-version': '3.4.0',
      'x-musement-application': 'our-ship',
      'x-musement-market': 'fr',
    });
    expect(asked[0]?.headers).not.toHaveProperty('sessionid');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });

  it('[B239] no market where none is configured', async () => {
    const { asked, marketplace } = await upstream(sends([]));
    await marketplace.countries({ ...reader, market: undefined });
    expect(asked[0]?.headers).not.toHaveProperty('x-musement-market');
  });

  it('the countries of the setting only, when there is one', async () => {
    const { options } = await upstream(
      sends([
        { id: 82, name: 'Italie', iso_code: 'IT' },
        { id: 84, name: 'Japon', iso_code: 'JP' },
        { id: 85, name: 'Nulle part' },
      ]),
    );
    const marketplace = musementMarketplace({ ...options, countries: ['IT'] });
    expect((await marketplace.countries(reader)).map(({ name }) => name)).toEqual(['Italie']);
  });

  it('activities in pages of 20, up to 100', async () => {
    const { asked, marketplace } = await upstream((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://upstream');
      const offset = Number(searchParams.get('offset'));
      const data = Array.from({ length: 20 }, (_, n) => ({ uuid: `u${offset + n}`, title: 'x' }));
      sends({ data, meta: { count: 250 } })(request, response);
    });
    expect(await marketplace.activities('561', reader)).toHaveLength(100);
    expect(asked.map(({ url }) => url)).toEqual(
      [0, 20, 40, 60, 80].map((offset) => `/api/v3/cities/561/activities?limit=20&offset=${offset}`),
    );
  });

  it('keeps the pages before one that fails', async () => {
    const { marketplace } = await upstream((request, response) => {
      if (request.url?.includes('offset=20')) response.writeHead(500).end();
      else sends({ data: Array.from({ length: 20 }, (_, n) => ({ uuid: `u${n}`, title: 'x' })) })(request, response);
    });
    expect(await marketplace.activities('561', reader)).toHaveLength(20);
  });
});

describe('what the marketplace answers', () => {
  it('as an array or as pages, with numbers as ids', async () => {
    const naples = { id: 561, name: 'Naples', weight: 3, country: { id: 82, name: 'Italie', iso_code: 'IT' } };
    const bare = await upstream(sends([naples]));
    const expected = [{ id: '561', name: 'Naples', country: { id: '82', name: 'Italie', iso_code: 'IT' } }];
    expect(await bare.marketplace.cities('82', reader)).toEqual(expected);
    server?.close();
    const paged = await upstream(sends({ data: [naples], meta: { count: 1 } }));
    expect(await paged.marketplace.cities('82', reader)).toEqual(expected);
  });

  it('leaves out odd fields and unreadable entries, not the rest', async () => {
    const odd = {
      uuid: 'u1',
      title: 'Fine',
      duration: 90,
      duration_range: 'long',
      languages: [{ name: 'English' }, 7],
    };
    const { marketplace } = await upstream(sends([odd, { title: 'no uuid' }, null, 'x', { uuid: 'u2', title: 'Too' }]));
    expect(await marketplace.activities('1', reader)).toEqual([
      { uuid: 'u1', title: 'Fine', languages: [{ name: 'English' }] },
      { uuid: 'u2', title: 'Too' },
    ]);
  });

  it.each([403, 404, 410])('[B241] %d is "not there" and never a lost session', async (status) => {
    const { marketplace } = await upstream(sends({ message: 'no' }, status));
    expect(await marketplace.activity('u1', reader)).toBeUndefined();
    expect(await marketplace.activities('1', reader)).toBeUndefined();
    expect(await marketplace.countries(reader)).toEqual([]);
  });

  const failures: [
    what: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
    silent: boolean,
  ][] = [
    ['500', sends({}, 500), false],
    ['401', sends({}, 401), false],
    ['429', sends({}, 429), false],
    ['a page of HTML', (_, response) => response.end('<!doctype html>'), false],
    ['half an answer', (_, response) => response.end('{"data":['), false],
    ['no list', sends({ error: true }), false],
    ['a cut line', (request) => request.socket.destroy(), true],
    ['silence', () => undefined, true],
  ];
  it.each(failures)('%s is unavailable', async (_, answer, unanswered) => {
    const { marketplace } = await upstream(answer);
    const failure = await marketplace.cities('82', reader).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MarketplaceUnavailable);
    expect(failure).toMatchObject({ unanswered });
  });

  it('an answer that stops in the middle is unavailable, not a wait', async () => {
    const { marketplace } = await upstream((_, response) => response.writeHead(200).write('{"data":['));
    await expect(marketplace.activity('u1', reader)).rejects.toBeInstanceOf(MarketplaceUnavailable);
  });

  it('nobody there is unavailable', async () => {
    const marketplace = musementMarketplace({ url: 'http://127.0.0.1:9', timeoutMs: 300 });
    await expect(marketplace.countries(reader)).rejects.toMatchObject({ unanswered: true });
  });

  it('an activity that is none is unavailable', async () => {
    const { marketplace } = await upstream(sends({ uuid: 7 }));
    await expect(marketplace.activity('u1', reader)).rejects.toBeInstanceOf(MarketplaceUnavailable);
  });
});
