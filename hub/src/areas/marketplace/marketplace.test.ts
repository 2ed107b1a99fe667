import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MARKETPLACE_HEADERS, MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import { PAUSE_MS } from '#hub/partners/marketplace/kept.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { FaultSwitches } from '#sandbox/faults.ts';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { marketplace, OFFLINE_ACTIVITY } from '#sandbox/marketplace/marketplace.partner.ts';

const NAPLES = '1106';
const UNDERGROUND = '7d3f9a54-1c2b-4e8d-8f00-000000000011';
/** Longer than any answer takes on a busy machine. */
const PATIENCE_MS = 15_000;
const german = {
  [MARKETPLACE_HEADERS.language]: 'de-DE',
  [MARKETPLACE_HEADERS.currency]: 'EUR',
  [MARKETPLACE_HEADERS.version]: MARKETPLACE_VERSION,
  [MARKETPLACE_HEADERS.source]: 'gangway-meridian',
};

/** From the countries down to one activity, each list by what is in it. */
async function offersNaples(hub: TestHub): Promise<void> {
  const named = async (path: string) => (await hub.get(path)).body.map(({ name }: { name: string }) => name);
  expect(await named('musement/countries')).toEqual([
    'Portugal',
    'Spain',
    'France',
    'Italy',
    'Malta',
    'Greece',
    'Croatia',
  ]);
  expect(await named('musement/82/cities')).toEqual(['Genoa', 'Naples', 'Venice']);
  const { body: activities } = await hub.get(`musement/${NAPLES}/activities`);
  expect(activities).toHaveLength(4);
  for (const { city } of activities) expect(city).toMatchObject({ id: NAPLES, name: 'Naples' });
  expect((await hub.get(`activities/${UNDERGROUND}`)).body).toMatchObject({
    uuid: UNDERGROUND,
    title: 'Underground Naples',
  });
  expect(await named(`activities/${UNDERGROUND}/taxonomies`)).toContain('A Roman theatre under a living room');
  const { body: media } = await hub.get(`activities/${UNDERGROUND}/media`);
  expect(media).toHaveLength(3);
  expect(media[0].url).toContain('excursion-underground');
}

describe('the marketplace of a ship without upstream', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ pack: 'demo' });
  });
  afterAll(() => hub.close());

  it('[B222 B223 B224 B236] countries, cities, activities and one of them, without a session', async () => {
    await offersNaples(hub);
  });

  it('[B239] in the language and currency of the call', async () => {
    const { body } = await hub.get(`activities/${UNDERGROUND}`, { headers: german });
    expect(body.title).toBe('Das unterirdische Neapel');
    expect(body.retail_price.formatted_value).toBe('22,00\u00a0€');
  });

  it('a picture is an address of this hub', async () => {
    const { body } = await hub.get(`activities/${UNDERGROUND}`);
    expect(body.cover_image_url).toBe('/v1/blobs/image?id=excursion-underground');
  });

  it('[B237] no booking address where nobody sells', async () => {
    expect((await hub.get(`activities/${UNDERGROUND}`)).body).not.toHaveProperty('url');
  });

  it.each([
    'musement/999/cities',
    'musement/999/activities',
    'activities/none',
    'activities/none/taxonomies',
    'activities/none/media',
  ])('%s is not there', async (path) => {
    expect(await hub.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('[B225] a city without activities is an empty list', async () => {
    await hub.sql`delete from marketplace_activities where city_id = '1111'`;
    expect(await hub.get('musement/1111/activities')).toMatchObject({ status: 200, body: [] });
  });

  it('a stale session does not matter', async () => {
    expect((await hub.get('musement/countries', { session: 'long-gone' })).status).toBe(200);
  });

  it('rich text is cleaned', async () => {
    await hub.sql`
      update marketplace_activities
      set sample = jsonb_set(sample, '{about}', '"<p onclick=x>Fine</p><script>alert(1)</script>"')
      where id = ${UNDERGROUND}`;
    expect((await hub.get(`activities/${UNDERGROUND}`)).body.about).toBe('<p>Fine</p>');
  });
});

describe('the marketplace of a ship with upstream', () => {
  const faults = new FaultSwitches();
  let sandbox: Sandbox;
  let hub: TestHub;
  beforeAll(async () => {
    sandbox = await startSandbox({ partners: [marketplace('meridian')], faults });
    const settings = { marketplaceUrl: `${sandbox.url}marketplace/`, marketplaceTimeoutMs: PATIENCE_MS };
    hub = await startTestHub({ settings, quiet: true });
  });
  afterEach(() => {
    faults.set('marketplace', 'none');
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await hub.close();
    await sandbox.close();
  });

  it('[B222 B223 B224 B236] answers what the upstream has', async () => {
    await offersNaples(hub);
    const { body } = await hub.get(`activities/${UNDERGROUND}`, { headers: german });
    expect(body.title).toBe('Das unterirdische Neapel');
  });

  it('addresses on the hub’s own machine are written as the guest reaches it', async () => {
    const { payload } = await hub.app.inject({ url: '/v1/musement/82/cities', headers: { host: 'ship.example:8080' } });
    const [genoa] = JSON.parse(payload);
    expect(genoa.cover_image_url).toMatch(/^http:\/\/ship\.example:\d+\/marketplace\/images\/port-genoa\.webp$/);
  });

  it('[B241] an offer that is not online, a 403 upstream, is a 404 here', async () => {
    expect(await hub.get(`activities/${OFFLINE_ACTIVITY}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  /** The hub's patience with the upstream ends when the test says so, and not by the clock of a machine that may be busy. */
  function patience() {
    const end = new AbortController();
    const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    return {
      async runOut() {
        await expect.poll(() => asked.mock.calls).toEqual([[PATIENCE_MS]]);
        end.abort(new DOMException('The time is up.', 'TimeoutError'));
      },
    };
  }

  it.each(['slow', 'refuse', 'garbage', 'down'] as const)(
    '[B241 A48] an upstream that is %s is a clear refusal, in time, and gone when it is well again',
    async (fault) => {
      const here = { headers: { [MARKETPLACE_HEADERS.market]: fault } };
      expect(await hub.get('musement/82/cities', here)).toMatchObject({ status: 200 });
      faults.set('marketplace', fault, 60_000);
      const waiting = patience();
      const asking = hub.get('musement/139/cities', here);
      if (fault === 'slow') await waiting.runOut();
      const failed = await asking;
      expect(failed).toMatchObject({ status: 503, body: { code: 'marketplace_unavailable' } });
      expect(failed.headers.get('retry-after')).toBe('30');
      expect(await hub.get('musement/82/cities', here)).toMatchObject({ status: 200 });
      faults.set('marketplace', 'none');
      vi.restoreAllMocks();
      hub.clock.advance(PAUSE_MS);
      expect(await hub.get('musement/139/cities', here)).toMatchObject({ status: 200 });
    },
  );
});
