import type { IsoDay } from '#contract/hub-date.ts';
import { textOf } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { fold } from '#hub/shared/fold.ts';
import { plainText } from '#hub/shared/plain-text.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { type PackEntry, packEntries } from './pack-entries.ts';
import { DICTIONARIES, type Entry, type SearchLanguage, searchStore, type WrittenWord } from './search.store.ts';
import { wordsOf } from './search-words.rules.ts';

const LANGUAGES = Object.keys(DICTIONARIES) as SearchLanguage[];
/** Shorter ones are never guessed, longer ones are no words. */
const GUESSABLE = { from: 3, to: 40 };

/** The index of everything in the pack; what an operator has published or hidden since stays so. */
export async function seedSearch(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const store = searchStore(sql);
  const before = new Map((await store.hiddenOf()).map(({ kind, id, hidden }) => [`${kind} ${id}`, hidden]));
  const entries = packEntries(pack, resolveVoyage(today, pack));
  await layEntries(
    sql,
    entries.map((entry) => ({ ...entry, hidden: before.get(`${entry.kind} ${entry.id}`) ?? entry.hidden })),
  );
}

/** The whole index, in every language. */
export async function layEntries(sql: Sql, entries: readonly PackEntry[]): Promise<void> {
  const rows = LANGUAGES.flatMap((language) => entries.map((entry) => entryIn(language, entry)));
  await searchStore(sql).lay(rows, guessableWords(rows));
}

function entryIn(
  language: SearchLanguage,
  { kind, id, title, says, day, startTime, hidden = false }: PackEntry,
): Entry {
  const named = textOf(title, language);
  const body = says.map((text) => plainText(textOf(text, language))).filter(Boolean);
  return {
    kind,
    id,
    language,
    title: named,
    body: body.join(' · '),
    day: day ?? null,
    startTime: startTime ?? null,
    hidden,
    foldedTitle: fold(named),
    foldedBody: fold(body.join(' ')),
  };
}

function guessableWords(rows: readonly Entry[]): WrittenWord[] {
  const known = new Map<string, Set<SearchLanguage>>();
  for (const { language, foldedTitle, foldedBody, hidden } of rows) {
    if (hidden) continue;
    for (const word of wordsOf(`${foldedTitle} ${foldedBody}`)) {
      if (word.length < GUESSABLE.from || word.length > GUESSABLE.to) continue;
      known.set(word, (known.get(word) ?? new Set()).add(language));
    }
  }
  return [...known].map(([word, languages]) => ({ word, languages: [...languages] }));
}
