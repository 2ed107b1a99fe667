-- Everybody on board confirms within minutes: a reference to the voyage would make each of them lock its one row, so there is none.

-- Who has watched the safety video: one row per passenger and voyage, written once and never taken back (CD34).
create table muster_video_seen (
  voyage_id bigint not null default current_voyage(),
  account_number text not null,
  seen_at timestamptz not null,
  -- The account that confirmed it, or the reference of the booking that was logged in without one.
  confirmed_by text not null,
  primary key (voyage_id, account_number)
);

-- Who was at a muster station: the earliest scan of each passenger, in whatever order scans arrive (CD35).
create table muster_scans (
  voyage_id bigint not null default current_voyage(),
  account_number text not null,
  station text not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  primary key (voyage_id, account_number)
);

-- One row. Empty until an operator has decided otherwise than the pack.
create table muster_settings (
  only_row boolean primary key default true check (only_row),
  station_visit_required boolean not null
);
