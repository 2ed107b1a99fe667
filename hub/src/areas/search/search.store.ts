import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { type Candidate, INSIDE_FROM } from './search-words.rules.ts';

/** The languages of the index, each with PostgreSQL's way to bend its words back. */
export const DICTIONARIES = { en: 'english', de: 'german', fr: 'french' } as const;
export type SearchLanguage = keyof typeof DICTIONARIES;

export interface Entry {
  kind: string;
  id: string;
  language: SearchLanguage;
  title: string;
  body: string;
  day: IsoDay | null;
  startTime: string | null;
  hidden: boolean;
  /** The same as they are compared. */
  foldedTitle: string;
  foldedBody: string;
}

export interface FoundRow extends Pick<Entry, 'kind' | 'id' | 'title' | 'body' | 'day' | 'startTime'> {
  /** How many were found of its kind. */
  total: number;
}

export interface WrittenWord {
  word: string;
  languages: SearchLanguage[];
}

export interface OwnMessage {
  id: string;
  title: string;
  body: string;
  folded: string;
}

/** What is found in a short text is more about it than what is found in a long one. */
const BY_LENGTH = 1;
const CANDIDATES = 24;
/** How alike a word in a message is to one that was typed, by trigrams. */
const MESSAGE_LIKENESS = 0.4;
const ROWS_AT_ONCE = 2_000;

/** Short words as the beginning of others, longer ones inside of them as well; words have letters and digits only. */
const patternOf = (word: string) => `${word.length >= INSIDE_FROM ? '%' : ''}${word}%`;

export function searchStore(sql: Sql) {
  return {
    hiddenOf: () => sql<Pick<Entry, 'kind' | 'id' | 'hidden'>[]>`select distinct kind, id, hidden from search_entries`,

    async lay(entries: readonly Entry[], words: readonly WrittenWord[]): Promise<void> {
      await sql`delete from search_entries`;
      await sql`delete from search_words`;
      for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
        const rows = entries
          .slice(from, from + ROWS_AT_ONCE)
          .map((one) => ({ ...one, by: DICTIONARIES[one.language] }));
        await sql`
          insert into search_entries (kind, id, language, title, body, day, start_time, hidden, words)
          select kind, id, language, title, body, day, "startTime", hidden,
            setweight(to_tsvector(by::regconfig, "foldedTitle"), 'A') || setweight(to_tsvector(by::regconfig, "foldedBody"), 'C')
          from jsonb_to_recordset(${sql.json(rows as never)}) as entry (kind text, id text, language text, title text, body text,
            day date, "startTime" text, hidden boolean, "foldedTitle" text, "foldedBody" text, by text)`;
      }
      await sql`
        insert into search_words (word, languages)
        select word, languages from jsonb_to_recordset(${sql.json(words as never)}) as one (word text, languages text[])`;
    },

    hide: (kind: string, id: string, hidden: boolean) => sql`
      update search_entries set hidden = ${hidden} where kind = ${kind} and id = ${id}`,

    /** What these are called, in their order; what is gone or hidden is left out. */
    named: (language: SearchLanguage, keys: readonly Pick<Entry, 'kind' | 'id'>[]) => sql<Omit<FoundRow, 'total'>[]>`
      select e.kind, e.id, e.title, e.body, e.day::text, e.start_time as "startTime"
      from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::text[])
        with ordinality as wanted (kind, id, place)
      join search_entries e on e.kind = wanted.kind and e.id = wanted.id and e.language = ${language} and not e.hidden
      order by wanted.place`,

    /** For every word that was typed: what is written that begins with it, holds it or is like it. */
    candidates: (language: SearchLanguage, asked: readonly string[]) => sql<(Candidate & { asked: string })[]>`
      select asked, written.word, written.likeness
      from unnest(${asked as string[]}::text[], ${asked.map(patternOf)}::text[]) as question (asked, pattern)
      cross join lateral (
        select word, similarity(word, asked) as likeness from search_words
        where (word % asked or word like pattern) and ${language} = any (languages)
        order by word like asked || '%' desc, likeness desc, word limit ${CANDIDATES}) written`,

    /** The best of each kind; an event that is repeated once, on the first day to come. */
    find: (language: SearchLanguage, query: string, { today, perKind }: { today: IsoDay; perKind: number }) => sql<
      FoundRow[]
    >`
      with found as (
        select distinct on (kind, coalesce(case when kind = 'event' then title end, id))
          kind, id, title, body, day, start_time, ts_rank(words, query, ${BY_LENGTH}) as rank
        from search_entries, to_tsquery(${DICTIONARIES[language]}::regconfig, ${query}) as query
        where language = ${language} and not hidden and words @@ query and (day is null or day >= ${today})
        order by kind, coalesce(case when kind = 'event' then title end, id), day, start_time),
      placed as (
        select *, count(*) over (partition by kind)::int as total,
          row_number() over (partition by kind order by rank desc, day, start_time, title) as place
        from found)
      select kind, id, title, body, day::text, start_time as "startTime", total from placed
      where place <= ${perKind} order by rank desc, kind, place`,

    /** Which of these messages have every word, or one like it. */
    among: (messages: readonly OwnMessage[], asked: readonly string[]) => sql<{ id: string }[]>`
      select id from jsonb_to_recordset(${sql.json(messages as never)}) as message (id text, folded text)
      where ${MESSAGE_LIKENESS} <= (
        select min(word_similarity(word, folded)) from unnest(${asked as string[]}::text[]) as word)`,
  };
}
