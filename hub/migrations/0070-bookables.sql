-- Activities, restaurants and treatments. Texts are jsonb by language with a defaultValue; amounts are minor units.
create table bookable_categories (
  id text primary key,
  module text not null check (module in ('activity', 'spa')),
  title jsonb not null,
  overview_description jsonb,
  place integer not null
);

create table bookables (
  id text primary key,
  module text not null check (module in ('activity', 'dining', 'spa')),
  category_id text references bookable_categories (id),
  title jsonb not null,
  overview_description jsonb,
  description jsonb,
  just_to_know jsonb,
  -- Null: cannot be booked, only read about (B196).
  external_id text,
  wayfinder_profile_id text,
  price integer check (price >= 0),
  duration_minutes integer check (duration_minutes > 0),
  location jsonb,
  location_detail jsonb,
  times jsonb,
  minimum_persons integer check (minimum_persons >= 1),
  maximum_persons integer check (maximum_persons >= minimum_persons),
  place integer not null,
  published boolean not null default true
);
create index bookables_listed on bookables (module, place);

-- A time at which it can be booked, on the ship's clock; its places are persons.
create table bookable_slots (
  id bigint generated always as identity primary key,
  bookable_id text not null references bookables (id),
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at > starts_at),
  capacity integer not null check (capacity >= 0),
  unique (bookable_id, starts_at)
);

-- One guest's booking for some persons. C confirmed, X cancelled. Places are counted from here.
create table bookable_bookings (
  id bigint generated always as identity primary key,
  reference text not null unique references booking_groups (reference),
  slot_id bigint not null references bookable_slots (id),
  party_id text not null,
  account_number text not null,
  persons integer not null check (persons between 1 and 99),
  status text not null check (status in ('C', 'X')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index bookable_bookings_taken on bookable_bookings (slot_id) where status = 'C';
create index bookable_bookings_account on bookable_bookings (account_number);

create or replace view appointments as
  select 'excursion-' || b.id as id, b.account_number, b.party_id, 'excursion' as kind, b.excursion_id as object_id,
    e.starts_at, e.ends_at, e.duration_minutes is not null as has_end, e.name as text, e.booking_code as code,
    b.status, b.reference
  from excursion_bookings b join excursions e on e.id = b.excursion_id
  union all
  select i.module || '-' || b.id, b.account_number, b.party_id, i.module, i.id,
    s.starts_at, s.ends_at, true, i.title, i.external_id, b.status, b.reference
  from bookable_bookings b join bookable_slots s on s.id = b.slot_id join bookables i on i.id = s.bookable_id;
