-- Whoever works on a photograph or for a guest has a lease: when a hub dies its work comes back by itself.
alter table photographs add column lease_id uuid, add column leased_until timestamptz;
alter table photo_face_searches add column lease_id uuid, add column leased_until timestamptz;

-- Ever greater, so that a hub sees whether the faces that it has in memory are still the ones in the table.
alter table photo_face_vectors add column id bigint generated always as identity unique;
