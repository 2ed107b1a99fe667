-- The embedded PMS: parties, their guests, and what their accounts may do. Nothing outside the pms partner reads these
-- tables. Columns named *_key hold the folded text that is compared.
create table pms_parties (
  id text primary key,
  booking_reference text not null,
  booking_key text not null unique,
  departure_day date not null,
  embark_day date not null,
  disembark_day date not null check (disembark_day >= embark_day)
);

create table pms_guests (
  account_number text primary key,
  account_key text not null unique,
  passenger_id text not null unique,
  party_id text not null references pms_parties (id) on delete cascade,
  place integer not null,
  first_name text not null,
  first_name_key text not null,
  last_name text not null,
  last_name_key text not null,
  birth_day date,
  passenger_type text not null check (passenger_type in ('Adult', 'Child', 'Infant')),
  lead boolean not null default false,
  cabin text not null,
  cabin_key text not null,
  is_blocked boolean not null default false,
  is_blocked_for_muster boolean not null default false,
  -- The PIN that reception knows, and the guest's own once it was changed; both scrypt.
  initial_pin_hash text,
  pin_hash text,
  pin_change_required boolean not null default true
);

create index pms_guests_party on pms_guests (party_id);
create index pms_guests_cabin on pms_guests (cabin_key);
create index pms_guests_name on pms_guests (last_name_key, first_name_key, birth_day);
