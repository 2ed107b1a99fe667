-- Which pack was seeded, in which version, and for which day as today: a restart seeds again only when one of them changed.
alter table deployment
  add column pack_hash text,
  add column seeded_for date;
