-- What guests are asked; texts are jsonb by language with a defaultValue.
create table rating_profiles (
  id text primary key,
  title jsonb not null,
  description jsonb,
  all_in_one boolean not null default false,
  accept_terms boolean not null default false,
  fields jsonb not null default '[]',
  questions jsonb not null default '[]',
  place integer not null
);

-- One row. Empty until an operator has decided otherwise than the pack.
create table rating_settings (
  only_row boolean primary key default true check (only_row),
  use_anonymous_mode boolean not null
);

-- What guests answered; without an account when it was given without a name (CD29).
create table rating_answers (
  id bigint generated always as identity primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  profile_id text not null references rating_profiles (id),
  account_number text,
  fields jsonb not null,
  answers jsonb not null,
  received_at timestamptz not null
);
create index rating_answers_profile on rating_answers (voyage_id, profile_id, received_at desc);

create table problem_categories (
  id text primary key,
  name jsonb not null,
  place integer not null,
  offered boolean not null default true
);

-- The number that guests and reception speak of counts through all voyages.
create table problems (
  number bigint generated always as identity (start with 1001) primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  cabin text,
  category_id text not null references problem_categories (id),
  description text not null check (char_length(description) between 1 and 499),
  status text not null default 'Received' check (status in ('Received', 'InvestigationRequired', 'InProgress', 'Resolved')),
  solution jsonb,
  received_at timestamptz not null,
  changed_at timestamptz not null,
  -- Reports that come with a pack are known by this.
  pack_id text,
  unique (voyage_id, pack_id)
);
create index problems_account on problems (voyage_id, account_number);
