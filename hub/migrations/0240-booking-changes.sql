-- Guests cancel and change by themselves (docs/algorithms/booking.md), and places may be offered to those who wait
-- (docs/algorithms/waiting-list.md).

-- Minutes before the start until which a guest may; null = as the operator has it for this kind.
alter table booking_units add column change_until integer check (change_until >= 0);

alter table bookings
  -- The unit under which it was first booked: names the appointment in calendars, also after a change. Null = never changed.
  add column entry bigint references booking_units (id),
  -- Raised with every change.
  add column revision integer not null default 0,
  -- Whoever missed an offer stands behind those who joined before this.
  add column waiting_since timestamptz,
  -- A place is held for this guest on the waitlist until then; it counts as taken until somebody clears this.
  add column offered_until timestamptz,
  add column offers_missed integer not null default 0,
  add constraint bookings_offered_wait check (offered_until is null or status = 'W');
create index bookings_offered on bookings (offered_until) where offered_until is not null;
