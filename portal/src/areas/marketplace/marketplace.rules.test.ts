import { describe, expect, it, vi } from 'vitest';
import type { Schedule } from '#contract/areas/holiday.ts';
import { MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import { isoDuration, shownDuration } from './marketplace-duration.rules.ts';
import { marketplaceHeaders } from './marketplace-headers.rules.ts';
import { marketplacePicture, picturesOf } from './marketplace-pictures.rules.ts';
import { portCities } from './port-cities.rules.ts';
import { taxonomyGroups } from './taxonomies.rules.ts';

describe('headers', () => {
  it('[A73 B240] the version is 3.4.0', () => {
    expect(MARKETPLACE_VERSION).toBe('3.4.0');
    expect(marketplaceHeaders('en', {})['X-Musement-Version']).toBe('3.4.0');
  });

  it.each([
    ['en', 'en-GB', 'GBP'],
    ['de', 'de-DE', 'EUR'],
    ['fr', 'fr-FR', 'EUR'],
    ['nl', 'en-GB', 'USD'],
  ])('[B239] %s reads %s and %s', (language, tag, currency) => {
    expect(marketplaceHeaders(language, {})).toMatchObject({ 'Accept-Language': tag, 'X-Musement-Currency': currency });
  });

  it.each(['en', 'de', 'fr'])('prices for readers of %s are in the currency that the operator names', (language) => {
    expect(marketplaceHeaders(language, { marketplaceCurrency: 'USD' })).toMatchObject({
      'X-Musement-Currency': 'USD',
    });
  });

  it('[B239] source and market come from the deployment; without a market there is no such header', () => {
    const configured = marketplaceHeaders('en', { marketplaceSource: 'our-ship', marketplaceMarket: 'gb' });
    expect(configured).toMatchObject({ 'X-Musement-Application': 'our-ship', 'X-Musement-Market': 'gb' });
    const bare = marketplaceHeaders('en', {});
    expect(bare['X-Musement-Application']).toBe('gangway');
    expect(bare).not.toHaveProperty('X-Musement-Market');
  });
});

describe('durations', () => {
  it.each([
    ['PT1H30M', { hours: 1, minutes: 30 }],
    ['PT45M', { hours: 0, minutes: 45 }],
    ['PT90M', { hours: 1, minutes: 30 }],
    ['PT1.5H', { hours: 1, minutes: 30 }],
    ['P1D', { hours: 24, minutes: 0 }],
    ['P1DT2H', { hours: 26, minutes: 0 }],
    ['pt2h', { hours: 2, minutes: 0 }],
    ['PT0S', undefined],
    ['P', undefined],
    ['half a day', undefined],
    ['', undefined],
    ['PT', undefined],
  ])('[BD47] %j is %j', (text, expected) => {
    expect(isoDuration(text)).toEqual(expected);
  });

  const say = ({ hours, minutes }: { hours: number; minutes: number }) => `${hours}:${minutes}`;
  it.each([
    ['a single value', { duration: 'PT2H' }, '2:0'],
    ['a range', { duration_range: { min: 'PT2H', max: 'PT3H' } }, '2:0 - 3:0'],
    ['a range over a single value', { duration: 'PT9H', duration_range: { min: 'PT2H', max: 'PT3H' } }, '2:0 - 3:0'],
    ['a range of one value', { duration_range: { min: 'PT2H', max: 'PT2H' } }, '2:0'],
    ['a range with one end', { duration_range: { min: 'PT2H' } }, '2:0'],
    ['an empty range', { duration: 'PT2H', duration_range: {} }, '2:0'],
    ['words', { duration: ' half a day ' }, 'half a day'],
    ['a duration of nothing', { duration: 'PT0S' }, ''],
    ['nothing', {}, ''],
    ['nulls', { duration: null, duration_range: null }, ''],
  ])('[B230] [BD47] shows %s', (_, activity, expected) => {
    expect(shownDuration(activity, say)).toBe(expected);
  });
});

describe('taxonomies', () => {
  it('[B234] by type, in order, without others, doubles and empty groups', () => {
    const groups = taxonomyGroups([
      { type: 'INCLUSION', name: 'Guide' },
      { type: 'SERVICE', name: 'Other' },
      { type: 'highlight', name: 'View' },
      { type: 'INCLUSION', name: 'Guide' },
    ]);
    expect(groups).toEqual([
      { type: 'HIGHLIGHT', names: ['View'] },
      { type: 'INCLUSION', names: ['Guide'] },
    ]);
  });
});

describe('pictures', () => {
  vi.stubGlobal('location', new URL('https://ship.example/musement'));

  it.each([
    ['/v1/blobs/image?id=a', 'https://ship.example/v1/blobs/image?id=a&width=200'],
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg?w=200'],
    ['https://pictures.example/a.jpg?w=540&q=60', 'https://pictures.example/a.jpg?w=200&q=60'],
    ['http://', 'http://'],
  ])('[B235] %s is asked for 200 wide', (address, expected) => {
    expect(marketplacePicture('/v1/', address, 200)).toBe(expected);
  });

  it('only pictures are pictures', () => {
    const media = [{ url: 'a', type: 'image' }, { url: 'b', type: 'video' }, { url: 'c' }, { url: '', type: 'image' }];
    expect(picturesOf(media).map(({ url }) => url)).toEqual(['a', 'c']);
  });
});

describe('the cities of the voyage', () => {
  const city = (name: string) => ({ id: name, name });
  const day = (changes: Partial<Schedule>): Schedule => ({
    id: '1',
    date: '03/07/2026',
    day: 1,
    title: '',
    atSea: false,
    ...changes,
  });

  it.each([
    ['the weather’s city', { openWeatherCityName: 'Naples' }, ['Naples'], 'Naples'],
    ['the title', { title: 'Lisbon, embarkation' }, ['Lisbon'], 'Lisbon'],
    ['the title in another language', { title: { en: 'Naples', de: 'Neapel' } }, ['Neapel'], 'Neapel'],
    ['a title in brackets', { title: 'Athens (Piraeus)', openWeatherCityName: 'Athens' }, ['Athens'], 'Athens'],
    [
      'a title when the weather says otherwise',
      { title: 'Santorini', openWeatherCityName: 'Thera' },
      ['Santorini'],
      'Santorini',
    ],
    ['accents', { title: 'Malaga' }, ['Málaga'], 'Málaga'],
    ['the longest', { title: 'Palma de Mallorca' }, ['Palma', 'Palma de Mallorca'], 'Palma de Mallorca'],
    ['whole words', { title: 'Romantic Rhine' }, ['Roma'], undefined],
    ['no name', { title: 'x' }, ['', '-'], undefined],
  ])('[BD47] found by %s', (_, changes, names, expected) => {
    expect(portCities([day(changes)], names.map(city))[0]?.name).toBe(expected);
  });

  it('[BD47] port days only, in the order of the voyage, each city once', () => {
    const days = [
      day({ title: 'Genoa' }),
      day({ title: 'Naples' }),
      day({ title: 'Lisbon', atSea: true }),
      day({ title: 'Venice', date: 'soon' }),
      day({ title: 'Genoa' }),
    ];
    const cities = ['Lisbon', 'Naples', 'Genoa', 'Venice'].map(city);
    expect(portCities(days, cities).map(({ name }) => name)).toEqual(['Genoa', 'Naples']);
  });
});
