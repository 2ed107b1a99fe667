-- The booking core (docs/algorithms/booking.md): whatever can be booked is a unit, whatever is booked is one table.

-- Something with a number of places at a time: an excursion, or one slot of an activity, a restaurant or a treatment.
create table booking_units (
  id bigint generated always as identity primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  kind text not null check (kind in ('excursion', 'activity', 'dining', 'spa')),
  -- The excursion or bookable, by the id of its area.
  object_id text not null,
  name jsonb not null,
  code text,
  -- Wall time on board: the ship's clock decides when it begins.
  starts_at timestamp not null,
  -- An unknown end still fills the minute of its start, so that the same start is an overlap.
  ends_at timestamp not null check (ends_at > starts_at),
  has_end boolean not null default true,
  capacity integer not null check (capacity >= 0),
  -- The persons of its bookings in C and R, written in the statement that changes those (ops check-places compares).
  taken integer not null default 0,
  waitlist boolean not null default false,
  -- Left out of the pack: no longer found or booked, but what is booked stands.
  off_sale boolean not null default false,
  -- Cancelled by the operator, with every booking.
  withdrawn_at timestamptz,
  -- Minor units by age class; null = no price (BD31). Slots have none: nothing is charged for them.
  adult_price integer check (adult_price >= 0),
  child_price integer check (child_price >= 0),
  infant_price integer check (infant_price >= 0),
  minimum_age integer,
  maximum_age integer,
  bookable_on_first_and_last_day boolean not null default false,
  -- What a cart element and a booking tell of an excursion (B102): type, port or destination, itineraryId.
  trip jsonb check ((trip is not null) = (kind = 'excursion')),
  -- Last of all defences: whatever the code does, a place is not sold twice.
  constraint booking_units_not_oversold check (taken between 0 and capacity)
) with (fillfactor = 70);
create unique index booking_units_excursion on booking_units (voyage_id, object_id) where kind = 'excursion';
create unique index booking_units_slot on booking_units (voyage_id, kind, object_id, starts_at);

insert into booking_units (kind, object_id, name, code, starts_at, ends_at, has_end, capacity, waitlist, withdrawn_at,
  adult_price, child_price, infant_price, minimum_age, maximum_age, bookable_on_first_and_last_day, trip)
select 'excursion', id, name, booking_code, starts_at, ends_at, duration_minutes is not null, capacity, waitlist,
  withdrawn_at, adult_price, child_price, infant_price, minimum_age, maximum_age, bookable_on_first_and_last_day,
  jsonb_build_object('type', type, 'port', port, 'destination', destination, 'itineraryId', itinerary_id)
from excursions;

insert into booking_units (kind, object_id, name, code, starts_at, ends_at, capacity)
select i.module, i.id, i.title, i.external_id, s.starts_at, s.ends_at, s.capacity
from bookable_slots s join bookables i on i.id = s.bookable_id order by s.id;

alter table booking_groups add column voyage_id bigint not null default current_voyage() references voyages (id);
-- Of whoever booked, as an Accept-Language header says it: what is told later is told in it.
alter table booking_groups add column language text;

-- One guest on one excursion, or one guest's booking of a slot for some persons. C confirmed, R treated as confirmed,
-- W waitlist, X cancelled.
create table bookings (
  id bigint generated always as identity primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  reference text not null references booking_groups (reference),
  unit_id bigint not null references booking_units (id),
  party_id text not null,
  account_number text not null,
  persons integer not null check (persons between 1 and 99),
  -- The guest by name; none where a booking is for some persons.
  passenger_id text,
  first_name text,
  last_name text,
  passenger_type text,
  lead boolean,
  status text not null check (status in ('C', 'R', 'W', 'X')),
  price integer not null default 0 check (price >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (passenger_id is null or persons = 1)
);

insert into bookings (id, reference, unit_id, party_id, account_number, persons, passenger_id, first_name, last_name,
  passenger_type, lead, status, price, created_at, changed_at)
overriding system value
select b.id, b.reference, u.id, b.party_id, b.account_number, 1, b.passenger_id, b.first_name, b.last_name,
  b.passenger_type, b.lead, b.status, b.price, b.created_at, b.changed_at
from excursion_bookings b join booking_units u on u.kind = 'excursion' and u.object_id = b.excursion_id;
select setval(pg_get_serial_sequence('bookings', 'id'), (select coalesce(max(id), 0) + 1 from bookings), false);

insert into bookings (reference, unit_id, party_id, account_number, persons, status, created_at, changed_at)
select b.reference, u.id, b.party_id, b.account_number, b.persons, b.status, b.created_at, b.changed_at
from bookable_bookings b
join bookable_slots s on s.id = b.slot_id
join booking_units u on u.kind <> 'excursion' and u.object_id = s.bookable_id and u.starts_at = s.starts_at
order by b.id;

update booking_units u set taken = b.persons
from (select unit_id, sum(persons) as persons from bookings where status in ('C', 'R') group by unit_id) b
where u.id = b.unit_id;

-- No guest twice on the same excursion.
create unique index bookings_once on bookings (unit_id, account_number)
  where status in ('C', 'R', 'W') and passenger_id is not null;
create index bookings_unit on bookings (unit_id) where passenger_id is null;
create index bookings_waiting on bookings (unit_id, created_at, id) where status = 'W';
create index bookings_account on bookings (account_number);
create index bookings_party on bookings (party_id);
create index bookings_reference on bookings (reference);

alter table invoice_lines add column voyage_id bigint not null default current_voyage() references voyages (id);
alter table invoice_lines drop constraint invoice_lines_booking_id_fkey;
alter table invoice_lines add constraint invoice_lines_booking_id_fkey foreign key (booking_id) references bookings (id);

-- The basket is about units too.
alter table basket_elements add column voyage_id bigint not null default current_voyage() references voyages (id),
  add column unit_id bigint references booking_units (id);
update basket_elements b set unit_id = u.id from booking_units u where u.kind = 'excursion' and u.object_id = b.excursion_id;
alter table basket_elements drop constraint basket_elements_party_id_excursion_id_passenger_id_key;
alter table basket_elements drop column excursion_id;
alter table basket_elements alter column unit_id set not null;
alter table basket_elements add unique (party_id, unit_id, passenger_id);

drop view appointments;
drop table bookable_bookings;
drop table bookable_slots;
drop table excursion_bookings;

-- What is left to the catalogue is what guests read about an excursion; its terms are the unit's.
alter table excursions drop column ends_at;
alter table excursions drop column type, drop column name, drop column booking_code, drop column starts_at,
  drop column duration_minutes, drop column minimum_age, drop column maximum_age, drop column adult_price,
  drop column child_price, drop column infant_price, drop column capacity, drop column waitlist,
  drop column bookable_on_first_and_last_day, drop column port, drop column destination, drop column itinerary_id,
  drop column withdrawn_at;
