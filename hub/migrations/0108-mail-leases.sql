-- One mail is one worker's while its lease runs. The lease is measured by the database's clock, which all hubs share.
alter table mail_outbox add column lease_id uuid, add column leased_until timestamptz;
