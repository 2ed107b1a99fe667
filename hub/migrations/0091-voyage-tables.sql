-- The days of a voyage, its programme, the guests on board, their messages and photo orders belong to one voyage:
-- ids of the pack are unique within it. Places and bookings follow in migrations of their own.
alter table voyage_days add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint voyage_days_pkey, drop constraint voyage_days_day_key,
  add primary key (voyage_id, id), add unique (voyage_id, day);
alter table cruises add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint cruises_pkey, add primary key (voyage_id, id);
alter table party_hotels add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint party_hotels_pkey, add primary key (voyage_id, id);
alter table party_flights add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint party_flights_pkey, add primary key (voyage_id, id);
alter table programme_events add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint programme_events_pkey, add primary key (voyage_id, day, position);
alter table photo_orders add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint photo_orders_pkey, add primary key (voyage_id, order_id);

-- The constraints beside the keys are checked at the end of a statement: two guests may swap what is theirs.
alter table pms_guests drop constraint pms_guests_party_id_fkey;
alter table pms_parties add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint pms_parties_pkey, drop constraint pms_parties_booking_key_key,
  add primary key (voyage_id, id), add unique (voyage_id, booking_key) deferrable;
alter table pms_guests add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint pms_guests_pkey, drop constraint pms_guests_account_key_key,
  drop constraint pms_guests_passenger_id_key,
  add primary key (voyage_id, account_number), add unique (voyage_id, account_key) deferrable,
  add unique (voyage_id, passenger_id) deferrable,
  add foreign key (voyage_id, party_id) references pms_parties (voyage_id, id);

alter table cabin_messages add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint cabin_messages_source_message_id_key, add unique (voyage_id, source_message_id);
alter table cabin_message_readings add column voyage_id bigint not null default current_voyage() references voyages (id);
create index cabin_message_readings_voyage on cabin_message_readings (voyage_id);

-- Mails are sent whatever voyage they tell about, and go with it.
alter table mail_outbox add column voyage_id bigint not null default current_voyage() references voyages (id);
create index mail_outbox_voyage on mail_outbox (voyage_id);

-- The voyage itself says where it lies.
alter table deployment drop column seeded_for;
