import type { Clock } from '#hub/shared/clock.ts';
import type { Log } from '#hub/shared/log.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { type Marketplace, type MarketplaceReader, MarketplaceUnavailable } from './port.ts';

const MINUTE_MS = 60_000;
/** An offer of a third party may be so old without anybody being misled: it is bought on its own site. */
export const FRESH_MS = 10 * MINUTE_MS;
/** While the vendor cannot be asked, yesterday evening's answer is better than none. */
export const USABLE_MS = 12 * 60 * MINUTE_MS;
/** After silence nobody is asked for so long, so that a ship without a link does not keep every guest waiting. */
export const PAUSE_MS = 15_000;
const MOST_ANSWERS = 2_000;

interface Kept {
  answer: unknown;
  at: number;
}

/** The same marketplace, asked once per question and while the answer is fresh not at all. */
export function keptMarketplace(upstream: Marketplace, { clock, log }: { clock: Clock; log: Log }): Marketplace {
  const answers = createRecent<Kept>(MOST_ANSWERS, () => 1);
  const underWay = new Map<string, Promise<unknown>>();
  let silentUntil = 0;
  const now = () => clock.now().getTime();

  /** Guests who ask the same at the same time wait for one answer. */
  function askOnce(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const running =
      underWay.get(key) ??
      ask()
        .then((answer) => {
          answers.set(key, { answer, at: now() });
          return answer;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function read<T>(question: string[], reader: MarketplaceReader, ask: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([question, reader.language, reader.currency, reader.source, reader.market]);
    const kept = answers.get(key);
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept.answer as T;
    try {
      if (now() < silentUntil) throw new MarketplaceUnavailable('The marketplace did not answer a moment ago.');
      return (await askOnce(key, ask)) as T;
    } catch (error) {
      if (!(error instanceof MarketplaceUnavailable)) throw error;
      if (error.unanswered) silentUntil = now() + PAUSE_MS;
      const { message, cause } = error;
      log.warn('the marketplace failed', { question: question.join(' '), reason: message, cause: String(cause ?? '') });
      if (kept && age < USABLE_MS) return kept.answer as T;
      throw error;
    }
  }

  return {
    countries: (reader) => read(['countries'], reader, () => upstream.countries(reader)),
    cities: (id, reader) => read(['cities', id], reader, () => upstream.cities(id, reader)),
    activities: (id, reader) => read(['activities', id], reader, () => upstream.activities(id, reader)),
    activity: (id, reader) => read(['activity', id], reader, () => upstream.activity(id, reader)),
    taxonomies: (id, reader) => read(['taxonomies', id], reader, () => upstream.taxonomies(id, reader)),
    media: (id, reader) => read(['media', id], reader, () => upstream.media(id, reader)),
  };
}
