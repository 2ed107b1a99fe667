-- The catalogue. Texts are jsonb by language with a defaultValue; amounts are minor units, null = no price (BD31).
create table excursion_tags (
  id text primary key,
  name jsonb not null,
  image_id text,
  place integer not null
);

create table excursions (
  id text primary key,
  type text not null check (type in ('CruiseExcursion', 'ResortExcursion')),
  name jsonb not null,
  booking_code text,
  -- Wall time on board: the ship's clock decides when an excursion begins.
  starts_at timestamp not null,
  duration_minutes integer check (duration_minutes > 0),
  -- An unknown duration still fills the minute of its start, so that the same start is an overlap.
  ends_at timestamp not null generated always as (starts_at + make_interval(mins => coalesce(duration_minutes, 1))) stored,
  cruise_day integer,
  published_duration jsonb,
  minimum_age integer,
  maximum_age integer,
  adult_price integer check (adult_price >= 0),
  child_price integer check (child_price >= 0),
  infant_price integer check (infant_price >= 0),
  capacity integer not null check (capacity >= 0),
  waitlist boolean not null default false,
  bookable_on_first_and_last_day boolean not null default false,
  port jsonb,
  destination jsonb,
  itinerary_id text,
  waiver_url text,
  meeting_point jsonb,
  tag_ids text[] not null default '{}',
  withdrawn_at timestamptz,
  check (port is not null or destination is not null)
);
create index excursions_starts on excursions (starts_at);
create index excursions_cruise_day on excursions (cruise_day);

create table excursion_descriptions (
  excursion_id text not null references excursions (id) on delete cascade,
  description_type text not null check (description_type in ('Description', 'WalkingInfo', 'Notes', 'Hint')),
  value jsonb not null,
  primary key (excursion_id, description_type)
);

-- Texts of conditions/{module}, for every area that asks a guest to accept something.
create table conditions (
  module text primary key,
  condition_text jsonb,
  additional_condition_text jsonb,
  sales_message jsonb
);
