-- Messages to one account, to one cabin, or (with neither) to everybody on board.
create table cabin_messages (
  id bigint generated always as identity primary key,
  source_message_id text not null unique default gen_random_uuid()::text,
  message_type text not null check (message_type in ('Urgent', 'Important', 'Normal')),
  title jsonb not null,
  content jsonb not null,
  account_number text,
  cabin text,
  created_at timestamptz not null,
  check (account_number is null or cabin is null)
);
create index cabin_messages_created on cabin_messages (created_at desc);

create table cabin_message_readings (
  message_id bigint not null references cabin_messages (id) on delete cascade,
  account_number text not null,
  read_at timestamptz not null,
  primary key (message_id, account_number)
);
