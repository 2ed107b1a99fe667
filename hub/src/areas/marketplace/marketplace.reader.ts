import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_MARKETPLACE_SOURCE, MARKETPLACE_HEADERS } from '#contract/areas/marketplace.ts';
import type { MarketplaceReader } from '#hub/partners/marketplace/port.ts';

const DEFAULT_LANGUAGE = 'en-GB';
const DEFAULT_CURRENCY = 'EUR';
const LANGUAGE_TAG = /^\s*([a-z]{2,3}(?:-[a-z]{2})?)(?=\s*(?:[,;-]|$))/i;
const CURRENCY = /^[A-Z]{3}$/;
const WORD = /^[\w.-]{1,60}$/;

function header(headers: IncomingHttpHeaders, name: keyof typeof MARKETPLACE_HEADERS): string {
  const value = headers[MARKETPLACE_HEADERS[name].toLowerCase()];
  return typeof value === 'string' ? value : '';
}

/** B239: how the guest reads. What is not a language, a currency or a word never reaches a vendor. */
export function readerOf(headers: IncomingHttpHeaders): MarketplaceReader {
  const [, language = DEFAULT_LANGUAGE] = LANGUAGE_TAG.exec(header(headers, 'language')) ?? [];
  const currency = header(headers, 'currency').toUpperCase();
  const source = header(headers, 'source');
  const market = header(headers, 'market');
  return {
    language,
    currency: CURRENCY.test(currency) ? currency : DEFAULT_CURRENCY,
    source: WORD.test(source) ? source : DEFAULT_MARKETPLACE_SOURCE,
    ...(WORD.test(market) && { market }),
  };
}
