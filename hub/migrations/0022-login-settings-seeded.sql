-- What the pack said when it was last seeded: seeding again changes the settings only when the pack has changed, so that
-- an operator's own choice outlives a restart.
alter table session_login_settings add column seeded jsonb;
