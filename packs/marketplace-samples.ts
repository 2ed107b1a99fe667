// The pack's third-party offers with everything they refer to filled in, and one of them as a marketplace tells it.
import type { Activity, City, Country, Medium, Taxonomy, TaxonomyType } from '#contract/areas/marketplace.ts';
import { type LocalText, primaryLanguage, textOf } from '#contract/text.ts';
import type { Pack } from './pack.schema.ts';
import type { MarketplaceActivity, MarketplaceCity, MarketplaceCountry } from './schema/marketplace.ts';
import type { PackText } from './schema/text.ts';

type Named = { id: string; name: PackText };
type Coded = { code: string; name: PackText };

export type SampleCountry = MarketplaceCountry;

export interface SampleCity extends Omit<MarketplaceCity, 'country'> {
  country: SampleCountry;
  latitude: number;
  longitude: number;
  activities: number;
}

export interface SampleActivity
  extends Omit<MarketplaceActivity, 'city' | 'category' | 'languages' | 'features' | 'price'> {
  city: Named;
  category: Named;
  languages: Coded[];
  features: Coded[];
  /** Minor units by ISO 4217. */
  prices: Record<string, number>;
  latitude: number;
  longitude: number;
}

export interface Samples {
  countries: SampleCountry[];
  cities: SampleCity[];
  activities: SampleActivity[];
}

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`The pack's marketplace names ${what}, which is not there.`);
  return one;
}

/** Fills in what activities and cities only name; a name that leads nowhere is an error of the pack. */
export function marketplaceSamples({ marketplace, voyage }: Pick<Pack, 'marketplace' | 'voyage'>): Samples {
  const cities = marketplace.cities.map((city): SampleCity => {
    const country = marketplace.countries.find(({ id }) => id === city.country);
    const port = found(
      voyage.ports.find(({ id }) => id === city.port),
      `the port ${city.port}`,
    );
    return {
      ...city,
      country: found(country, `the country ${city.country}`),
      latitude: port.latitude,
      longitude: port.longitude,
      activities: marketplace.activities.filter((activity) => activity.city === city.id).length,
    };
  });
  const coded = (list: readonly Coded[], codes: readonly string[]) =>
    codes.map((code) =>
      found(
        list.find((one) => one.code === code),
        code,
      ),
    );
  const activities = marketplace.activities.map(({ price, ...activity }): SampleActivity => {
    const city = found(
      cities.find(({ id }) => id === activity.city),
      `the city ${activity.city}`,
    );
    return {
      ...activity,
      city: { id: city.id, name: city.name },
      category: found(
        marketplace.categories.find(({ id }) => id === activity.category),
        `the category ${activity.category}`,
      ),
      languages: coded(marketplace.languages, activity.languages),
      features: coded(marketplace.features, activity.features),
      prices: Object.fromEntries(
        // Round prices, as sellers make them.
        Object.entries(marketplace.rates).map(([currency, rate]) => [currency, Math.round((price * rate) / 100) * 100]),
      ),
      latitude: city.latitude,
      longitude: city.longitude,
    };
  });
  return { countries: marketplace.countries, cities, activities };
}

/** Who reads, and where pictures and the booking page are. */
export interface SampleReader {
  /** A language tag such as `de-DE`. */
  language: string;
  /** ISO 4217; one that nothing is priced in reads euros. */
  currency: string;
  pictureUrl(picture: string): string;
  bookUrl?(uuid: string): string | undefined;
}

export function readCountry({ id, name, isoCode, picture }: SampleCountry, reader: SampleReader): Country {
  return { id, name: textOf(name, reader.language), iso_code: isoCode, cover_image_url: reader.pictureUrl(picture) };
}

export function readCity(city: SampleCity, reader: SampleReader): City {
  const { cover_image_url: _, ...country } = readCountry(city.country, reader);
  return {
    id: city.id,
    uuid: city.uuid,
    name: textOf(city.name, reader.language),
    country,
    cover_image_url: reader.pictureUrl(city.picture),
    time_zone: city.timeZone,
    latitude: city.latitude,
    longitude: city.longitude,
    activities_count: city.activities,
  };
}

export function readActivity(activity: SampleActivity, reader: SampleReader): Activity {
  const { language } = reader;
  const text = (of: LocalText | undefined) => (of === undefined ? undefined : textOf(of, language));
  const [cover = ''] = activity.pictures;
  const named = ({ id, name }: Named) => ({ id, name: textOf(name, language) });
  const coded = ({ code, name }: Coded) => ({ code, name: textOf(name, language) });
  return {
    uuid: activity.uuid,
    title: textOf(activity.title, language),
    cover_image_url: reader.pictureUrl(cover),
    duration: text(activity.duration),
    duration_range: activity.durationRange,
    retail_price: readPrice(activity.prices, reader),
    languages: activity.languages.map(coded),
    features: activity.features.map(coded),
    categories: [named(activity.category)],
    city: named(activity.city),
    about: textOf(activity.about, language),
    where_text: text(activity.where),
    meeting_point: text(activity.meetingPoint),
    info: text(activity.info),
    url: reader.bookUrl?.(activity.uuid),
    latitude: activity.latitude,
    longitude: activity.longitude,
  };
}

const PRICE_LOCALES: Readonly<Record<string, string>> = { de: 'de-DE', fr: 'fr-FR' };

function readPrice(prices: Readonly<Record<string, number>>, { language, currency }: SampleReader) {
  const priced = prices[currency] === undefined ? 'EUR' : currency;
  const value = (prices[priced] ?? 0) / 100;
  const locale = PRICE_LOCALES[primaryLanguage(language)] ?? 'en-GB';
  return {
    currency: priced,
    value,
    // "$39.00" as all other prices, not "US$39.00".
    formatted_value: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: priced,
      currencyDisplay: 'narrowSymbol',
    }).format(value),
    formatted_iso_value: `${priced} ${value.toFixed(2)}`,
  };
}

export function readTaxonomies(activity: SampleActivity, { language }: SampleReader): Taxonomy[] {
  const group = (type: TaxonomyType, names: readonly PackText[]) =>
    names.map((name) => ({ type, name: textOf(name, language) }));
  return [
    ...group('HIGHLIGHT', activity.highlights),
    ...group('INCLUSION', activity.included),
    ...group('EXCLUSION', activity.excluded),
  ];
}

export function readMedia(activity: SampleActivity, reader: SampleReader): Medium[] {
  const title = textOf(activity.title, reader.language);
  return activity.pictures.map((picture, place) => ({
    id: `${activity.uuid}-${place + 1}`,
    title,
    url: reader.pictureUrl(picture),
    type: 'image',
    is_cover: place === 0,
  }));
}
