-- Where the ship is: what the itinerary says of it, and the last position that was reported.
alter table voyage_days add column longitude double precision;
-- Points that the ship passes on its way from this day's place to the next: [[latitude, longitude], …].
alter table voyage_days add column waypoints jsonb;

-- One row, whatever process reported it (docs/areas/tracker.md).
create table ship_position (
  only_row boolean primary key default true check (only_row),
  profile jsonb not null,
  taken_at timestamptz not null
);

-- What the weather service said of a day at a place (CD42).
create table weather_readings (
  day date not null,
  place text not null,
  reading jsonb not null,
  read_at timestamptz not null,
  primary key (day, place)
);
