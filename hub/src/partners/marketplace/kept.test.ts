import { describe, expect, it } from 'vitest';
import { createLog } from '#hub/shared/log.ts';
import { fakeClock, TEST_NOW } from '#hub-test/hub.ts';
import { FRESH_MS, keptMarketplace, PAUSE_MS, USABLE_MS } from './kept.ts';
import { type Marketplace, type MarketplaceReader, MarketplaceUnavailable } from './port.ts';

const reader: MarketplaceReader = { language: 'en-GB', currency: 'GBP', source: 'gangway' };

/** An upstream whose countries carry the number of the call, and which can fail. */
function counted() {
  const clock = fakeClock(TEST_NOW);
  let calls = 0;
  let failure: Error | undefined;
  const ask = async () => {
    calls += 1;
    if (failure) throw failure;
    return [{ id: String(calls), name: 'x' }];
  };
  const upstream = { countries: ask, cities: ask } as unknown as Marketplace;
  const marketplace = keptMarketplace(upstream, { clock, log: createLog('silent') });
  return {
    clock,
    marketplace,
    calls: () => calls,
    fail: (error?: Error) => {
      failure = error;
    },
    first: async (asked: MarketplaceReader = reader) => (await marketplace.countries(asked))[0]?.id,
  };
}

const silence = () => new MarketplaceUnavailable('no answer', { unanswered: true });

describe('kept answers of the marketplace', () => {
  it('are fresh for ten minutes and usable for half a day; silence is a pause of 15 seconds', () => {
    expect([FRESH_MS, USABLE_MS, PAUSE_MS]).toEqual([600_000, 43_200_000, 15_000]);
  });

  it('are asked for once while they are fresh', async () => {
    const { clock, first } = counted();
    expect(await first()).toBe('1');
    clock.advance(FRESH_MS - 1);
    expect(await first()).toBe('1');
    clock.advance(1);
    expect(await first()).toBe('2');
  });

  it.each<[string, Partial<MarketplaceReader>]>([
    ['language', { language: 'de-DE' }],
    ['currency', { currency: 'EUR' }],
    ['market', { market: 'de' }],
    ['source', { source: 'other' }],
  ])('[B239] belong to one %s', async (_, other) => {
    const { first } = counted();
    await first();
    expect(await first({ ...reader, ...other })).toBe('2');
    expect(await first()).toBe('1');
  });

  it('are one call for many guests at once', async () => {
    const { marketplace, calls } = counted();
    await Promise.all(Array.from({ length: 50 }, () => marketplace.cities('82', reader)));
    expect(calls()).toBe(1);
  });

  it('stand in for an upstream that fails, for half a day', async () => {
    const { clock, fail, first } = counted();
    await first();
    fail(new MarketplaceUnavailable('500'));
    clock.advance(USABLE_MS - 1);
    expect(await first()).toBe('1');
    clock.advance(1);
    await expect(first()).rejects.toBeInstanceOf(MarketplaceUnavailable);
  });

  it('after silence nobody is asked for a while, then again', async () => {
    const { clock, fail, first, calls } = counted();
    fail(silence());
    await expect(first()).rejects.toBeInstanceOf(MarketplaceUnavailable);
    await expect(first({ ...reader, language: 'de-DE' })).rejects.toBeInstanceOf(MarketplaceUnavailable);
    expect(calls()).toBe(1);
    fail();
    clock.advance(PAUSE_MS);
    expect(await first()).toBe('2');
  });

  it('a refusal of one question does not stop the others', async () => {
    const { fail, first, calls } = counted();
    fail(new MarketplaceUnavailable('500'));
    await expect(first()).rejects.toBeInstanceOf(MarketplaceUnavailable);
    fail();
    expect(await first({ ...reader, language: 'de-DE' })).toBe('2');
    expect(calls()).toBe(2);
  });

  it('an error of our own is not hidden', async () => {
    const { fail, first } = counted();
    fail(new TypeError('a mistake'));
    await expect(first()).rejects.toBeInstanceOf(TypeError);
  });
});
