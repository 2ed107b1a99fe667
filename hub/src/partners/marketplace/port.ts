import type { Activity, City, Country, Medium, Taxonomy } from '#contract/areas/marketplace.ts';

/** How the guest reads, and who asks on the guest's behalf (B239). */
export interface MarketplaceReader {
  /** A language tag such as `de-DE`. */
  language: string;
  /** ISO 4217. */
  currency: string;
  source: string;
  market?: string;
}

/**
 * Where third-party activities come from. `undefined` says that there is no such thing, which includes what a vendor has
 * but does not offer now; a vendor that cannot be asked is a `MarketplaceUnavailable`.
 */
export interface Marketplace {
  countries(reader: MarketplaceReader): Promise<Country[]>;
  cities(countryId: string, reader: MarketplaceReader): Promise<City[] | undefined>;
  activities(cityId: string, reader: MarketplaceReader): Promise<Activity[] | undefined>;
  activity(id: string, reader: MarketplaceReader): Promise<Activity | undefined>;
  taxonomies(id: string, reader: MarketplaceReader): Promise<Taxonomy[] | undefined>;
  media(id: string, reader: MarketplaceReader): Promise<Medium[] | undefined>;
}

export class MarketplaceUnavailable extends Error {
  /** Nobody answered at all, so that asking again at once would only make the next guest wait as well. */
  readonly unanswered: boolean;

  constructor(message: string, { unanswered = false, cause }: { unanswered?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'MarketplaceUnavailable';
    this.unanswered = unanswered;
  }
}
