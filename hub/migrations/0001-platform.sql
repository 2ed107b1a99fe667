create table sessions (
  id uuid primary key,
  secret_hash bytea not null unique,
  type text not null,
  name text not null,
  account_number text,
  booking_reference text,
  party_id text,
  pin_change_pending boolean not null,
  device_type text not null,
  created_at timestamptz not null,
  last_call_at timestamptz not null
);
create index sessions_account on sessions (account_number);
create index sessions_last_call on sessions (last_call_at);

-- The answers of writes that must happen once.
create table idempotency_keys (
  scope text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key_hash)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- What the operator's pack says of the deployment as a whole: one row.
create table deployment (
  only_row boolean primary key default true check (only_row),
  operator jsonb not null
);

create table device_groups (
  name text primary key,
  device_type text not null,
  position integer not null,
  config jsonb not null
);

create table devices (
  id uuid primary key,
  device_group text not null references device_groups (name) on update cascade,
  label text,
  cookie_hash bytea unique,
  address inet unique,
  created_at timestamptz not null,
  last_seen_at timestamptz
);

create table device_enrolments (
  token_hash bytea primary key,
  device_group text not null references device_groups (name) on update cascade,
  label text,
  expires_at timestamptz not null
);

create table page_views (
  id bigint generated always as identity primary key,
  page text not null,
  at timestamptz not null,
  device_id uuid,
  device_type text,
  session_id uuid
);
create index page_views_at on page_views (at);
