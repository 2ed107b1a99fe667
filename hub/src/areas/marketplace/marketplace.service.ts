import type { Activity, City, Country, Medium, Taxonomy } from '#contract/areas/marketplace.ts';
import { type Marketplace, type MarketplaceReader, MarketplaceUnavailable } from '#hub/partners/marketplace/port.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { cleanRichText } from '#hub/shared/rich-text.ts';

/** Who asks: how they read, and how an address on the hub's own machine looks from there. */
export interface MarketplaceGuest {
  reader: MarketplaceReader;
  seen(address: string): string;
}

/** B241: a vendor's trouble is told apart from a session that is gone, whatever the vendor's own status was. */
const unavailable = () =>
  new HubError(503, 'marketplace_unavailable', 'The activities cannot be shown right now. Please try again later.', {
    'retry-after': '30',
  });

async function answered<T>(asked: Promise<T | undefined>): Promise<T> {
  const answer = await asked.catch((error: unknown) => {
    throw error instanceof MarketplaceUnavailable ? unavailable() : error;
  });
  if (answer === undefined) throw notFound();
  return answer;
}

type Text = string | null | undefined;

const cleaned = (html: Text): Text => (html ? cleanRichText(html) : html);
const isWebAddress = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** A vendor's texts are rich text of strangers, and its link is one that guests will press. */
function presentable(activity: Activity, { seen }: MarketplaceGuest): Activity {
  const { about, where_text, meeting_point, info, url, cover_image_url } = activity;
  return {
    ...activity,
    about: cleaned(about),
    where_text: cleaned(where_text),
    meeting_point: cleaned(meeting_point),
    info: cleaned(info),
    url: url && isWebAddress(url) ? seen(url) : undefined,
    cover_image_url: cover_image_url && seen(cover_image_url),
  };
}

const covered = <T extends Country | City>(place: T, { seen }: MarketplaceGuest): T => ({
  ...place,
  cover_image_url: place.cover_image_url && seen(place.cover_image_url),
});

export function marketplaceService(marketplace: Marketplace) {
  return {
    countries: async (guest: MarketplaceGuest): Promise<Country[]> =>
      (await answered(marketplace.countries(guest.reader))).map((country) => covered(country, guest)),
    cities: async (countryId: string, guest: MarketplaceGuest): Promise<City[]> =>
      (await answered(marketplace.cities(countryId, guest.reader))).map((city) => covered(city, guest)),
    activities: async (cityId: string, guest: MarketplaceGuest): Promise<Activity[]> =>
      (await answered(marketplace.activities(cityId, guest.reader))).map((one) => presentable(one, guest)),
    activity: async (id: string, guest: MarketplaceGuest): Promise<Activity> =>
      presentable(await answered(marketplace.activity(id, guest.reader)), guest),
    taxonomies: (id: string, { reader }: MarketplaceGuest): Promise<Taxonomy[]> =>
      answered(marketplace.taxonomies(id, reader)),
    media: async (id: string, { reader, seen }: MarketplaceGuest): Promise<Medium[]> =>
      (await answered(marketplace.media(id, reader))).map((medium) => ({ ...medium, url: seen(medium.url) })),
  };
}
