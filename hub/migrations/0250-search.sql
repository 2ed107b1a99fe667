-- Trigrams forgive typing errors. The extension is trusted: whoever may create in the database may have it.
create extension if not exists pg_trgm;

-- What guests can find, once per language. Laid anew with every pack and every voyage; `words` is of folded text.
-- Sorted by rank, then anyhow, for which the order of bytes is the quickest.
create table search_entries (
  kind text collate "C" not null,
  id text collate "C" not null,
  language text not null,
  title text collate "C" not null,
  body text not null,
  day date,
  start_time text collate "C",
  hidden boolean not null,
  words tsvector not null,
  primary key (kind, id, language)
);
-- Laid rarely, read often: nothing waits in a list of what is to be sorted in.
create index search_entries_words on search_entries using gin (words) with (fastupdate = off);

-- Every word that is written there, for those who write it differently.
create table search_words (
  word text primary key,
  languages text[] not null
);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- The pack is applied once more, so that what is there already can be found.
update deployment set pack_hash = null;
