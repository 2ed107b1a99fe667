-- Failed attempts, counted for all hub processes together. The key is hashed: it may hold a name or an address.
create table attempt_counts (
  key bytea primary key,
  failed_at timestamptz[] not null,
  locked_until timestamptz,
  forget_at timestamptz not null
);
create index attempt_counts_forget_at on attempt_counts (forget_at);

-- AD26: one-time tokens of the first PMS type, hashed.
create table session_tokens (
  token_hash bytea primary key,
  account_number text not null,
  expires_at timestamptz not null
);
create index session_tokens_expires_at on session_tokens (expires_at);

-- How guests log in: one row, changed by operators while the hub runs.
create table session_login_settings (
  only_row boolean primary key default true check (only_row),
  login_type text not null default 'Passenger'
    check (login_type in ('Retina', 'HotelSystem', 'CabinSystem', 'Passenger')),
  pin_login_enabled boolean not null default false,
  app_login_by_name boolean not null default false,
  re_login_url text,
  show_blocked_message boolean not null default true
);
insert into session_login_settings default values;
