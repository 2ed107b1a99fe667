import { describe, expect, it } from 'vitest';
import { loadPack, PACK_NAMES } from './load-pack.ts';
import { marketplaceSamples, readActivity, readMedia } from './marketplace-samples.ts';

const packs = await Promise.all(PACK_NAMES.map((name) => loadPack(name)));
/** A tile shows so many characters of a title (A295). */
const TILE_TITLE = 30;

describe.each(packs)('the marketplace of the pack $id', (pack) => {
  const { countries, cities, activities } = pack.marketplace;

  it('fills in everything that is only named', () => {
    expect(() => marketplaceSamples(pack)).not.toThrow();
  });

  it('gives an id once', () => {
    const ids = [
      ...countries.map(({ id }) => id),
      ...cities.map(({ id }) => id),
      ...activities.map(({ uuid }) => uuid),
    ];
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('shows pictures that are drawn', () => {
    const drawn = new Set(pack.pictures.map(({ id }) => id));
    const shown = [
      ...[...countries, ...cities].map(({ picture }) => picture),
      ...activities.flatMap((a) => a.pictures),
    ];
    expect(shown.filter((picture) => !drawn.has(picture))).toEqual([]);
  });

  it('has titles that fit a tile, in every language', () => {
    const titles = activities.flatMap(({ title }) => Object.values(title));
    expect(titles.filter((title) => title.length > TILE_TITLE)).toEqual([]);
  });
});

describe('the samples of the default pack', () => {
  const [meridian] = packs.filter(({ id }) => id === 'meridian');
  if (!meridian) throw new Error('The default pack is gone.');
  const { activities, cities } = marketplaceSamples(meridian);
  const reader = { language: 'fr-FR', currency: 'EUR', pictureUrl: (picture: string) => `p/${picture}` };

  it('go to every port of the voyage, twenty times and more', () => {
    expect(cities.map(({ port }) => port).sort()).toEqual(meridian.voyage.ports.map(({ id }) => id).sort());
    expect(activities.length).toBeGreaterThanOrEqual(20);
    expect(cities.filter((city) => city.activities < 2)).toEqual([]);
  });

  it('have single durations, ranges and words, with and without a place', () => {
    const durations = activities.map(({ duration }) => duration);
    expect(durations.filter((one) => typeof one === 'string').length).toBeGreaterThan(0);
    expect(durations.filter((one) => typeof one === 'object').length).toBeGreaterThan(0);
    expect(activities.filter(({ durationRange }) => durationRange).length).toBeGreaterThan(0);
    expect(activities.filter(({ where }) => !where).length).toBeGreaterThan(0);
  });

  it('[B228] read as the marketplace tells them', () => {
    const [first] = activities;
    if (!first) throw new Error('There are no samples.');
    expect(readActivity(first, reader)).toMatchObject({
      uuid: first.uuid,
      title: 'L’Alfama en tuk-tuk électrique',
      cover_image_url: 'p/excursion-tram',
      retail_price: { currency: 'EUR', value: 39 },
      city: { name: 'Lisbonne' },
    });
    expect(readMedia(first, reader)).toHaveLength(3);
  });

  it('a name that leads nowhere is an error of the pack', () => {
    const broken = structuredClone(meridian);
    const [city] = broken.marketplace.cities;
    if (city) city.port = 'atlantis';
    expect(() => marketplaceSamples(broken)).toThrow(/atlantis/);
  });
});
