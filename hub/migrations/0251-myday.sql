-- The private address of a guest's calendar: its token is known to the guest alone, here is what it hashes to.
create table calendar_addresses (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  token_hash bytea not null unique,
  language text not null,
  created_at timestamptz not null,
  primary key (voyage_id, account_number)
);

-- What guests marked with a heart; what it is called stands in the search index.
create table favourites (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  kind text not null,
  id text not null,
  created_at timestamptz not null,
  primary key (voyage_id, account_number, kind, id)
);
