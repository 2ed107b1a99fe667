-- What an operator publishes. Texts are jsonb: a plain string, or one per language with a defaultValue.
create table content_category (
  id                text primary key,
  parent_id         text references content_category (id) on delete cascade deferrable initially deferred,
  position          integer not null,
  published         boolean not null default true,
  title             jsonb not null,
  description       jsonb,
  content_type      text,
  searchable        boolean not null default false,
  show_title        boolean not null default true,
  show_book_now     boolean not null default false,
  text_colour       text,
  background_colour text,
  external_url      text,
  use_external_url  boolean not null default false,
  -- lower case, without the leading #
  hashtags          text[] not null default '{}'
);
create index content_category_parent on content_category (parent_id, position);
create index content_category_hashtags on content_category using gin (hashtags);

create table content_article (
  id                       text primary key,
  category_id              text references content_category (id) on delete cascade,
  position                 integer not null,
  published                boolean not null default true,
  -- found by hashtag only when not: stands in no list
  listed                   boolean not null default true,
  title                    jsonb not null,
  description              jsonb,
  overview_description     jsonb,
  layout_type              text,
  external_redirect_url    text,
  show_title               boolean not null default true,
  show_book_now            boolean not null default false,
  text_colour              text,
  background_colour        text,
  show_additional_articles boolean not null default false,
  additional_category_id   text,
  wayfinder_profile_id     text,
  where_and_when           jsonb,
  location                 jsonb,
  times                    jsonb,
  hashtags                 text[] not null default '{}'
);
create index content_article_category on content_article (category_id, position);
create index content_article_hashtags on content_article using gin (hashtags);

create table content_schedule (
  id                   text primary key,
  day                  date not null unique,
  title                jsonb not null,
  overview_description jsonb,
  description          jsonb
);

-- Events of an article or of a daily schedule. Without a day an event happens every day.
create table content_event (
  id                     text primary key,
  article_id             text references content_article (id) on delete cascade,
  schedule_id            text references content_schedule (id) on delete cascade,
  position               integer not null,
  title                  jsonb not null,
  day                    date,
  start_time             text,
  end_time               text,
  start_time_description jsonb,
  end_time_description   jsonb,
  location               jsonb,
  location_detail        jsonb,
  category               jsonb,
  event_overview         jsonb,
  styling_required       boolean not null default false,
  check (num_nonnulls(article_id, schedule_id) = 1)
);
create index content_event_article on content_event (article_id) where article_id is not null;
create index content_event_schedule on content_event (schedule_id) where schedule_id is not null;

-- Media by owner: an article, a schedule, an excursion, a port day, a ship code. The owner may belong to another area.
create table content_blob (
  id          text primary key,
  owner_id    text not null,
  kind        text not null check (kind in ('pdf', 'audio', 'video', 'image')),
  position    integer not null,
  name        text not null,
  description jsonb,
  category    text,
  file        text not null,
  filesize    bigint
);
create index content_blob_owner on content_blob (owner_id, kind, position);

-- At most one row: the hash of the preview token that an operator made last. It ends the one of the settings.
create table preview_token (
  only_row   boolean primary key default true check (only_row),
  token_hash text not null
);
