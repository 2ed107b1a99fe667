-- Tickets (docs/algorithms/tickets.md). There is no table of tickets: one follows from its booking, so that whatever
-- cancels the booking ends the ticket in the same moment.

-- What tickets are signed with. The one that is not retired signs; those that are not withdrawn still verify.
create table ticket_keys (
  -- The first letters of the hash of the public key.
  id text primary key,
  -- Ed25519, raw bytes as base64url: x and d of a JWK.
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null,
  retired_at timestamptz,
  withdrawn_at timestamptz,
  check (withdrawn_at is null or retired_at is not null)
);
create unique index ticket_keys_signing on ticket_keys ((true)) where retired_at is null;

-- Tickets that ended although their booking stands; each makes room for the next ticket of that booking.
create table ticket_revocations (
  voyage_id bigint not null default current_voyage() references voyages (id),
  booking_id bigint not null references bookings (id),
  -- 0 is the first ticket of a booking.
  serial integer not null check (serial >= 0),
  reason text not null,
  revoked_at timestamptz not null,
  primary key (booking_id, serial)
);
create index ticket_revocations_voyage on ticket_revocations (voyage_id);
