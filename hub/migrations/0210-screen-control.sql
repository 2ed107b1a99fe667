-- What operators send to screens, kiosks and phones.

-- By device group, or by the label of a device. The pack's stands beside the operator's and comes back without it.
create table signage_playlists (
  target text not null,
  from_pack boolean not null,
  entries jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (target, from_pack)
);

create table signage_announcements (
  id bigint generated always as identity primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  text jsonb not null,
  priority text not null check (priority in ('normal', 'urgent')),
  places text[] not null,
  until timestamptz not null
);
create index signage_announcements_until on signage_announcements (voyage_id, until);

create table signage_emergency (
  only_row boolean primary key default true check (only_row),
  id uuid not null,
  text jsonb not null,
  is_drill boolean not null,
  since timestamptz not null
);
