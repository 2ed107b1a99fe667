-- Captions of a video by language: [{"language": "en", "file": "files/….vtt"}].
alter table content_blob add column captions jsonb;
