-- The days of the voyage, and what each party booked around it.
create table voyage_days (
  id text primary key,
  day date not null unique,
  cruise_day integer not null,
  title jsonb not null,
  description jsonb,
  port jsonb,
  arrives text,
  departs text,
  all_on_board text,
  image_id text,
  currency jsonb,
  language jsonb,
  name_of_pier jsonb,
  local_agent_name text,
  gangway jsonb,
  open_weather_city_name text
);

create table cruises (
  id text primary key,
  name jsonb not null,
  ship_name text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day)
);

create table party_hotels (
  id text primary key,
  party_id text not null,
  hotel_name text not null,
  resort_name text,
  sub_resort_name text,
  tourist_region_name jsonb,
  from_day date not null,
  to_day date not null
);
create index party_hotels_party on party_hotels (party_id);

create table party_flights (
  id text primary key,
  party_id text not null,
  flight_number text not null,
  flight_direction text not null,
  departure_airport_code text not null,
  departure_airport_name text not null,
  arrival_airport_code text not null,
  arrival_airport_name text not null,
  departs_at timestamp not null,
  arrives_at timestamp not null
);
create index party_flights_party on party_flights (party_id);
