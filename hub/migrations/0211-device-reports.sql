-- What kiosks and screens say of themselves.
alter table devices
  add column seen_at timestamptz,
  add column page text,
  add column version text,
  add column error text,
  add column error_at timestamptz;
