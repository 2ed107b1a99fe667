-- What a list tells of an excursion at a glance: its effort, and what its guides speak.
alter table excursions add effort text check (effort in ('easy', 'moderate', 'demanding'));
alter table excursions add guide_languages text[];

-- The pack is applied once more, so that excursions that are there already tell it.
update deployment set pack_hash = null;
