-- The ship as the operator's pack draws her: one row. Plans, ways and the ship page are made of it.
create table ship (
  only_row boolean primary key default true check (only_row),
  code text not null,
  name text not null,
  plan jsonb not null
);

-- Cabins by number, with the box that they take on their deck (CD48).
create table ship_cabins (
  number text primary key,
  deck integer not null,
  cabin jsonb not null
);

-- Where a device hangs, when it is not where its group says: a venue of the plan.
alter table devices add column place text;

-- An event's place on the plan, for a link to the wayfinder.
alter table content_event add column wayfinder_profile_id text;

-- Colours that an operator set by hand stand above what the bookings say (CD50).
create table signage_colours (
  bookable_id text not null,
  day date not null,
  time text not null check (time ~ '^([01][0-9]|2[0-4])[0-5][05]$'),
  colour text not null check (colour in ('Green', 'Yellow', 'Red')),
  primary key (bookable_id, day, time)
);

-- Which restaurants a screen shows, in order; a screen without a row of its own shows all of them.
create table signage_content (
  id text primary key,
  restaurants text[] not null
);
