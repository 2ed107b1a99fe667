-- Third-party activities of a ship without a marketplace upstream: the pack's samples, in every language.
create table marketplace_countries (
  id text primary key,
  place integer not null,
  sample jsonb not null
);

create table marketplace_cities (
  id text primary key,
  country_id text not null references marketplace_countries (id),
  place integer not null,
  sample jsonb not null
);
create index marketplace_cities_country on marketplace_cities (country_id);

create table marketplace_activities (
  id text primary key,
  city_id text not null references marketplace_cities (id),
  place integer not null,
  sample jsonb not null
);
create index marketplace_activities_city on marketplace_activities (city_id);
