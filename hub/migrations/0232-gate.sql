-- Who went off the ship and came back, as scanners saw it, in whatever order and however often they tell.
create table gate_scans (
  voyage_id bigint not null default current_voyage(),
  account_number text not null,
  direction text not null check (direction in ('off', 'on')),
  -- The scanner's own time where it tells later than it scanned.
  scanned_at timestamptz not null,
  booking_id bigint not null,
  received_at timestamptz not null,
  primary key (voyage_id, account_number, scanned_at, direction)
);
