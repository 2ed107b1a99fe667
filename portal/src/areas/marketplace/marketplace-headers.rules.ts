import { DEFAULT_MARKETPLACE_SOURCE, MARKETPLACE_HEADERS, MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import { localeOf } from '#portal/shared/format/locale.ts';

export interface MarketplaceSettings {
  marketplaceSource?: string;
  marketplaceMarket?: string;
  marketplaceCurrency?: string;
}

/**
 * B239, B240, BD46: what every marketplace call carries; language and currency follow the guest's language (A69-A72), the
 * currency only where the operator names none: whoever sells in euros offers nothing in pounds beside it.
 */
export function marketplaceHeaders(language: string, settings: MarketplaceSettings): Record<string, string> {
  const { tag, currency } = localeOf(language);
  const { marketplaceSource, marketplaceMarket, marketplaceCurrency } = settings;
  return {
    Accept: 'application/json',
    [MARKETPLACE_HEADERS.language]: tag,
    [MARKETPLACE_HEADERS.currency]: marketplaceCurrency || currency,
    [MARKETPLACE_HEADERS.version]: MARKETPLACE_VERSION,
    [MARKETPLACE_HEADERS.source]: marketplaceSource || DEFAULT_MARKETPLACE_SOURCE,
    ...(marketplaceMarket && { [MARKETPLACE_HEADERS.market]: marketplaceMarket }),
  };
}
