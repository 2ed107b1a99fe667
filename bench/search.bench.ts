import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchReply } from '#contract/areas/search.ts';
import { type PackEntry, packEntries } from '#hub/areas/search/pack-entries.ts';
import { layEntries } from '#hub/areas/search/search.seed.ts';
import { loadPack } from '#packs/load-pack.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { type Bench, median } from './bench.ts';
import { startFleet } from './booking-fleet.ts';

const ENTRIES = 10_000;
const ROUNDS = 20;
const TARGET_MS = 50;

/** What guests type: right, begun, with errors, several words, common ones that are everywhere. */
const QUESTIONS: readonly [language: string, text: string][] = [
  ['en', 'pool'],
  ['en', 'restuarant'],
  ['en', 'ship'],
  ['en', 'ma'],
  ['en', 'guided walk old town'],
  ['en', 'xqzvw'],
  ['de', 'Landausflug'],
  ['de', 'Masage'],
  ['de', 'Schwimbad mit Aussicht'],
  ['fr', 'excursion'],
  ['fr', 'picsine'],
  ['fr', 'dîner'],
];

/** One question after the other over HTTP, each of ten thousand entries in three languages. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-search-'));
  const fleet = await startFleet(folder);
  try {
    const { port } = await fleet.startHub();
    await layEntries(fleet.sql, await manyEntries());
    await fleet.sql`analyze search_entries, search_words`;
    const took = await ask(port);
    const all = took.flatMap(({ times }) => times).toSorted((one, other) => one - other);
    const slowest = took.toSorted((one, other) => median(other.times) - median(one.times))[0];
    return [
      { name: `a search among ${ENTRIES} entries, median`, value: median(all), unit: 'ms', atMost: TARGET_MS },
      { name: 'p99', value: all[Math.floor(all.length * 0.99)] ?? Number.NaN, unit: 'ms', atMost: TARGET_MS },
      { name: `the slowest question (${slowest?.text}), median`, value: median(slowest?.times ?? []), unit: 'ms' },
    ];
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The demo's entries again and again, each copy with words that are its own. */
async function manyEntries(): Promise<PackEntry[]> {
  const pack = await loadPack('meridian');
  const today = new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`;
  const some = packEntries(pack, resolveVoyage(today, pack));
  return Array.from({ length: ENTRIES }, (_, n) => {
    const entry = some[n % some.length] as PackEntry;
    const own = (n * 2_654_435_761).toString(36);
    const { title } = entry;
    const named = (text: string) => `${text} ${own}`;
    return {
      ...entry,
      id: `${entry.id}-${n}`,
      title: { en: named(title.en), de: named(title.de), fr: named(title.fr), defaultValue: named(title.defaultValue) },
    };
  });
}

async function ask(port: number): Promise<{ text: string; times: number[] }[]> {
  const took = QUESTIONS.map(([language, text]) => ({ language, text, times: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { language, text, times } of took) {
      const from = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}/v1/search?${new URLSearchParams({ text, language })}`);
      const { hits } = (await reply.json()) as SearchReply;
      // The first round warms up.
      if (round > 0) times.push(performance.now() - from);
      if (hits.length === 0 && text !== 'xqzvw') throw new Error(`Nothing was found for ${text}.`);
    }
  }
  return took;
}
