-- What was booked together under one reference: a direct booking, or an order of the basket (docs/algorithms).
create table booking_groups (
  reference text primary key check (reference ~ '^[2-9A-HJ-NP-Z]{8}$'),
  kind text not null check (kind in ('direct', 'order')),
  party_id text not null,
  booked_by text,
  created_at timestamptz not null,
  -- Orders only (BD20); the amount due is counted from the bookings, the total is what the guest accepted.
  confirmation_mail text,
  mobile_number text,
  payment_reference text check (payment_reference in ('CARD', 'CASH')),
  payment_status text check (payment_status in ('due', 'paid')),
  total integer check (total >= 0),
  terms_accepted_at timestamptz,
  check (kind = 'direct' or (confirmation_mail is not null and payment_reference is not null
    and payment_status is not null and total is not null and terms_accepted_at is not null))
);
create index booking_groups_party on booking_groups (party_id);

-- One guest on one excursion. C confirmed, R treated as confirmed, W waitlist, X cancelled. Places are counted from here.
create table excursion_bookings (
  id bigint generated always as identity primary key,
  reference text not null references booking_groups (reference),
  excursion_id text not null references excursions (id),
  party_id text not null,
  account_number text not null,
  passenger_id text not null,
  first_name text not null,
  last_name text not null,
  passenger_type text not null,
  lead boolean not null,
  status text not null check (status in ('C', 'R', 'W', 'X')),
  price integer not null check (price >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
-- No guest twice on the same excursion.
create unique index excursion_bookings_once on excursion_bookings (excursion_id, account_number)
  where status in ('C', 'R', 'W');
create index excursion_bookings_taken on excursion_bookings (excursion_id) where status in ('C', 'R');
create index excursion_bookings_waiting on excursion_bookings (excursion_id, created_at, id) where status = 'W';
create index excursion_bookings_account on excursion_bookings (account_number);
create index excursion_bookings_party on excursion_bookings (party_id);
create index excursion_bookings_reference on excursion_bookings (reference);

-- What is charged to a guest's account on board. Nothing is changed or deleted: a cancellation adds a counter line.
create table invoice_lines (
  id bigint generated always as identity primary key,
  account_number text not null,
  department text not null,
  description jsonb not null,
  amount integer not null,
  charged_at timestamptz not null,
  booking_id bigint references excursion_bookings (id),
  reference text
);
create index invoice_lines_account on invoice_lines (account_number, charged_at);
create index invoice_lines_booking on invoice_lines (booking_id);

-- Every appointment of a guest, of any kind; an area that takes bookings adds its part here.
create view appointments as
  select 'excursion-' || b.id as id, b.account_number, b.party_id, 'excursion' as kind, b.excursion_id as object_id,
    e.starts_at, e.ends_at, e.duration_minutes is not null as has_end, e.name as text, e.booking_code as code,
    b.status, b.reference
  from excursion_bookings b join excursions e on e.id = b.excursion_id;
