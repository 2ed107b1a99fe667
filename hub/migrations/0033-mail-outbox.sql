-- Mails to deliver, written in the transaction of what they tell about.
create table mail_outbox (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  created_at timestamptz not null,
  -- The lease of a worker too: a mail is due when this has passed.
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
