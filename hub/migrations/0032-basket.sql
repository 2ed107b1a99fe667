-- The party's basket: who wants to go where. No price is kept, it is computed at every read (BD13).
create table basket_elements (
  id bigint generated always as identity primary key,
  party_id text not null,
  excursion_id text not null references excursions (id),
  passenger_id text not null,
  added_at timestamptz not null,
  unique (party_id, excursion_id, passenger_id)
);

-- The total that each session was last told; an order of another total is refused (BD13).
create table basket_served (
  session_id uuid primary key references sessions (id) on delete cascade,
  total integer not null,
  served_at timestamptz not null
);
