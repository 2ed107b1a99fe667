-- A voyage of the ship (docs/algorithms/voyages.md). What the operator publishes for it and what guests do on it carry
-- its id; a new voyage begins with tables that are empty for guests while the last one stays as it was.
create table voyages (
  id bigint generated always as identity primary key,
  -- The pack that it was laid from; null before the first.
  pack text,
  -- Embarkation and disembarkation; null until a pack lays them.
  from_day date,
  to_day date check (to_day >= from_day),
  started_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= started_at)
);
-- One voyage is under way, always: a new one begins in the transaction that ends the last.
create unique index voyages_under_way on voyages ((true)) where ended_at is null;

-- Whatever the database holds so far is one voyage.
insert into voyages (from_day, to_day) select min(day), max(day) from voyage_days;

create function current_voyage() returns bigint language sql stable parallel safe
  as 'select id from voyages where ended_at is null';
comment on function current_voyage() is
  'The voyage under way. Tables of a voyage have: voyage_id bigint not null default current_voyage() references voyages (id)';
