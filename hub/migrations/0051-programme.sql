-- The daily programme, one row per event of a day, as the schedule service answers it.
create table programme_events (
  day date not null,
  position integer not null,
  event jsonb not null,
  primary key (day, position)
);

-- How far north the ship is, for the weather of the day.
alter table voyage_days add column latitude double precision;
