-- Television channels as the operator's pack has them; name is jsonb by language with a defaultValue.
create table tv_channels (
  id text primary key,
  code text not null,
  name jsonb not null,
  logo text not null,
  stream text not null,
  place integer not null
);

-- What is on: of the pack, or of a guide that an operator imported, which stands above the pack's.
create table tv_programmes (
  channel_id text not null references tv_channels (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name jsonb not null,
  description jsonb,
  source text not null check (source in ('pack', 'import')),
  primary key (channel_id, starts_at),
  check (ends_at > starts_at)
);
create index tv_programmes_by_end on tv_programmes (ends_at);
