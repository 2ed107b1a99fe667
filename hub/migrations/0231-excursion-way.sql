-- Where the way to the meeting point leads on board: the theatre, or the gangway for what meets on the pier.
alter table excursions add column wayfinder_profile_id text;
