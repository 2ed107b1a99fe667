import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Marketplace, MarketplaceReader } from './port.ts';

/** What an adapter needs to be tested: the port, with the offers of the demo pack behind it. */
export interface MarketplaceUnderTest {
  marketplace: Marketplace;
  close(): Promise<void>;
}

const english: MarketplaceReader = { language: 'en-GB', currency: 'GBP', source: 'gangway' };
const german: MarketplaceReader = { language: 'de-DE', currency: 'EUR', source: 'gangway' };
const ITALY = '82';
const NAPLES = '1106';
const UNDERGROUND = '7d3f9a54-1c2b-4e8d-8f00-000000000011';

/** The behaviour that every marketplace adapter has, whatever the vendor. */
export function describeMarketplace(name: string, start: () => Promise<MarketplaceUnderTest>): void {
  describe(`the marketplace port: ${name}`, () => {
    let marketplace: Marketplace;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ marketplace, close } = await start());
    });
    afterAll(() => close());

    it('[B222] has countries, in the reader’s language', async () => {
      const names = (await marketplace.countries(english)).map((country) => country.name);
      expect(names).toEqual(['Portugal', 'Spain', 'France', 'Italy', 'Malta', 'Greece', 'Croatia']);
      expect((await marketplace.countries(german))[3]).toMatchObject({ id: ITALY, name: 'Italien', iso_code: 'IT' });
    });

    it('[B223] has the cities of a country', async () => {
      const cities = await marketplace.cities(ITALY, german);
      expect(cities?.map(({ name: city }) => city)).toEqual(['Genua', 'Neapel', 'Venedig']);
      expect(cities?.[1]).toMatchObject({ id: NAPLES, activities_count: 4, country: { id: ITALY, name: 'Italien' } });
      expect(cities?.[1]?.cover_image_url).toContain('port-naples');
    });

    it('[B224] has the activities of a city', async () => {
      const activities = await marketplace.activities(NAPLES, english);
      expect(activities).toHaveLength(4);
      expect(activities?.[0]).toMatchObject({ uuid: UNDERGROUND, title: 'Underground Naples' });
    });

    it('[B228] tells an activity whole', async () => {
      const activity = await marketplace.activity(UNDERGROUND, english);
      expect(activity).toMatchObject({
        uuid: UNDERGROUND,
        title: 'Underground Naples',
        duration: 'PT1H30M',
        retail_price: { currency: 'GBP', value: 19, formatted_value: '£19.00', formatted_iso_value: 'GBP 19.00' },
        languages: [
          { code: 'en', name: 'English' },
          { code: 'it', name: 'Italian' },
          { code: 'fr', name: 'French' },
        ],
        features: [{ code: 'instant-confirmation', name: 'Instant confirmation' }, { code: 'mobile-voucher' }],
        categories: [{ name: 'Guided tours' }],
        city: { id: NAPLES, name: 'Naples' },
        meeting_point: '<p>Piazza San Gaetano 68.</p>',
        where_text: '<p>Below Piazza San Gaetano.</p>',
      });
      expect(activity?.about).toContain('a Greek quarry');
      expect(activity?.info).toContain('136 steps');
      expect(activity?.cover_image_url).toContain('excursion-underground');
      expect(activity?.url).toContain(`/marketplace/book/${UNDERGROUND}`);
    });

    it('[B239] prices in the reader’s currency, written as the reader’s language does', async () => {
      const activity = await marketplace.activity(UNDERGROUND, german);
      expect(activity?.retail_price?.formatted_value).toBe('22,00\u00a0€');
      const dollars = await marketplace.activity(UNDERGROUND, { ...english, currency: 'USD' });
      expect(dollars?.retail_price?.formatted_value).toBe('$24.00');
      const odd = await marketplace.activity(UNDERGROUND, { ...english, currency: 'XYZ' });
      expect(odd?.retail_price?.formatted_value).toBe('€22.00');
    });

    it('[B230] says a range where the supplier gives one', async () => {
      const [, , capri] = (await marketplace.activities(NAPLES, english)) ?? [];
      expect(capri?.duration_range).toEqual({ min: 'PT6H', max: 'PT7H' });
      expect(capri?.duration).toBeUndefined();
    });

    it('[B234] has taxonomies by type', async () => {
      expect(await marketplace.taxonomies(UNDERGROUND, german)).toEqual([
        { type: 'HIGHLIGHT', name: 'Ein römisches Theater unter einem Wohnzimmer' },
        { type: 'HIGHLIGHT', name: 'Das letzte Stück bei Kerzenlicht' },
        { type: 'INCLUSION', name: 'Einheimische Reiseleitung' },
        { type: 'INCLUSION', name: 'Alle Eintritte' },
        { type: 'EXCLUSION', name: 'Anfahrt zum Treffpunkt' },
        { type: 'EXCLUSION', name: 'Trinkgelder' },
      ]);
    });

    it('[B235] has media, the cover first', async () => {
      const media = await marketplace.media(UNDERGROUND, english);
      expect(media?.map(({ type, is_cover }) => [type, is_cover])).toEqual([
        ['image', true],
        ['image', false],
        ['image', false],
      ]);
      expect(media?.[1]?.url).toContain('ashore-naples');
    });

    it.each(['999999', '', 'constructor', '..', '../countries', "'; drop table x", '%00', 'é'])(
      'knows no country, city or activity %j',
      async (id) => {
        expect(await marketplace.cities(id, english)).toBeUndefined();
        expect(await marketplace.activities(id, english)).toBeUndefined();
        expect(await marketplace.activity(id, english)).toBeUndefined();
        expect(await marketplace.taxonomies(id, english)).toBeUndefined();
        expect(await marketplace.media(id, english)).toBeUndefined();
      },
    );
  });
}
