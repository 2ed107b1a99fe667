-- The photo shop (docs/areas/photos.md). Whatever is known of a guest's face and of the photos that show the guest stands in
-- tables of this area alone, by account, so that an opt-out deletes all of it in one transaction.

-- What is sold, as the pack says it. Amounts are minor units. What left the pack is off sale; what was ordered stands.
create table photo_variants (
  voyage_id bigint not null default current_voyage() references voyages (id),
  id text not null,
  position integer not null,
  blurb jsonb not null,
  price integer not null check (price >= 0),
  -- Of each further one of a group; null = the price.
  additional integer check (additional >= 0),
  digital boolean not null default false,
  off_sale boolean not null default false,
  primary key (voyage_id, id)
);

create table photo_packages (
  voyage_id bigint not null default current_voyage() references voyages (id),
  id text not null,
  position integer not null,
  title jsonb not null,
  blurb jsonb,
  description jsonb,
  image text,
  price integer not null check (price >= 0),
  -- The package that a basket with this one may move up to.
  upgrade text,
  off_sale boolean not null default false,
  primary key (voyage_id, id)
);

-- The first trigger_count photos cost what they cost, one unit of each of the next discounted_count costs for_z.
create table photo_offers (
  voyage_id bigint not null default current_voyage() references voyages (id),
  id text not null,
  position integer not null,
  blurb jsonb,
  trigger_count integer not null check (trigger_count >= 0),
  -- Over 10 = no limit.
  discounted_count integer not null check (discounted_count > 0),
  -- null = free.
  for_z integer check (for_z >= 0),
  off_sale boolean not null default false,
  primary key (voyage_id, id)
);

-- Folders group photos by name, and put them under an offer.
create table photo_folders (
  voyage_id bigint not null default current_voyage() references voyages (id),
  name text not null,
  position integer not null,
  title jsonb,
  offer_id text,
  primary key (voyage_id, name)
);

-- Units of a variant that an account has for nothing.
create table photo_credits (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  variant_id text not null,
  granted integer not null check (granted >= 0),
  primary key (voyage_id, account_number, variant_id)
);

create table photo_keyvalues (
  voyage_id bigint not null default current_voyage() references voyages (id),
  key text not null,
  value jsonb not null,
  primary key (voyage_id, key)
);

-- A picture of the ship's photographers. Its files lie in the hub's private files, which no address serves.
create table photographs (
  id bigint generated always as identity primary key,
  voyage_id bigint not null default current_voyage() references voyages (id),
  -- The id of the wire: folder, slash, letters that nobody guesses.
  photo_id text not null check (photo_id !~ ':'),
  folder text not null,
  -- Given by the photographer: whose cabin it is for, and the code of the ticket that was handed out with it.
  cabin_key text,
  ticket_code text,
  taken_at timestamptz not null,
  arrived_at timestamptz not null default now(),
  -- Of the bytes, so that a picture which comes twice is one.
  digest text not null,
  original text not null,
  -- With a watermark; made by the intake. A photograph without them is not shown.
  preview text,
  thumb text,
  width integer,
  height integer,
  -- waiting: to be processed. ready: shown to its guests. failed: no picture, or not to be read. withdrawn: by the operator.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'withdrawn')),
  attempts integer not null default 0,
  -- Not to be tried before.
  due_at timestamptz not null default now(),
  problem text,
  processed_at timestamptz,
  unique (voyage_id, photo_id),
  unique (voyage_id, digest),
  check (state <> 'ready' or (preview is not null and thumb is not null))
);
create index photographs_waiting on photographs (due_at, id) where state = 'waiting';
create index photographs_cabin on photographs (voyage_id, cabin_key) where cabin_key is not null;
create index photographs_ticket on photographs (voyage_id, ticket_code) where ticket_code is not null;

-- The guest's decision; no row before the first. Each decision raises the generation: whoever works for an older one may
-- no longer write.
create table photo_consents (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  decision boolean not null,
  -- Opted in without it: photos come by cabin and ticket alone.
  faces boolean not null,
  generation integer not null,
  decided_at timestamptz not null,
  primary key (voyage_id, account_number)
);

-- Who decided what and when; of an opt-out also what was deleted.
create table photo_consent_decisions (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  generation integer not null,
  decision boolean not null,
  faces boolean not null,
  decided_at timestamptz not null,
  device_type text not null,
  -- Of an opt-out: the number on its receipt, and counts by kind.
  receipt text,
  deleted jsonb,
  primary key (voyage_id, account_number, generation)
);

-- The guest's own picture, as taken at embarkation. Read for nobody who has not opted in.
create table photo_reference_pictures (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  file text not null,
  primary key (voyage_id, account_number)
);

-- One face of a consenting guest as 128 numbers. Faces of others are never stored.
create table photo_face_vectors (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  generation integer not null,
  descriptor real[] not null check (cardinality(descriptor) = 128),
  computed_at timestamptz not null,
  primary key (voyage_id, account_number)
);

-- What is to be done for a guest who opted in: find the face, then look for it in the photographs that are there already.
create table photo_face_searches (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  generation integer not null,
  -- Photographs up to this id were looked at.
  looked_through bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  problem text,
  primary key (voyage_id, account_number)
);
create index photo_face_searches_waiting on photo_face_searches (due_at) where state = 'waiting';

create table photo_matches (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  photograph_id bigint not null references photographs (id),
  generation integer not null,
  distance real not null,
  matched_at timestamptz not null,
  primary key (voyage_id, account_number, photograph_id)
);
create index photo_matches_photograph on photo_matches (photograph_id);

-- "This is not me": such a photo is neither shown to the guest nor matched again.
create table photo_refusals (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  photograph_id bigint not null references photographs (id),
  refused_at timestamptz not null,
  primary key (voyage_id, account_number, photograph_id)
);
create index photo_refusals_photograph on photo_refusals (photograph_id);

-- Tickets that a guest has typed in: whatever is taken with their codes, before or after, is the guest's.
create table photo_tickets (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  code text not null,
  claimed_at timestamptz not null,
  primary key (voyage_id, account_number, code)
);

-- The basket: a row per photo with its units by variant, and the package.
create table photo_basket_photos (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  photograph_id bigint not null references photographs (id),
  -- Photos are priced in the order in which they were added.
  position bigint generated always as identity,
  units jsonb not null check (units <> '{}'),
  primary key (voyage_id, account_number, photograph_id)
);
create index photo_basket_photos_photograph on photo_basket_photos (photograph_id);

create table photo_basket_packages (
  voyage_id bigint not null default current_voyage() references voyages (id),
  account_number text not null,
  package_id text not null,
  primary key (voyage_id, account_number)
);

-- Orders so far were counts and totals; from now on they have lines, and files once they are ready.
alter table photo_orders add column ordered_at timestamptz,
  add column package_id text,
  add column package_title jsonb,
  add column bulk_total integer not null default 0,
  add column photo_count integer,
  -- Names that nobody guesses.
  add column zip text unique;

create table photo_order_lines (
  voyage_id bigint not null default current_voyage() references voyages (id),
  order_id text not null,
  position integer not null,
  photograph_id bigint not null references photographs (id),
  variant_id text not null,
  blurb jsonb not null,
  digital boolean not null,
  count integer not null check (count > 0),
  -- Units that a credit made free; a cancelled order gives them back.
  free integer not null default 0,
  discounted boolean not null default false,
  total integer not null check (total >= 0),
  -- Of a digital line: the name under which the buyer reads it.
  file text unique,
  primary key (voyage_id, order_id, position),
  foreign key (voyage_id, order_id) references photo_orders (voyage_id, order_id)
);
create index photo_order_lines_photograph on photo_order_lines (photograph_id);
