-- BD17: a repeated write gets the stored answer as it was sent, in the order of its fields, which jsonb does not keep.
alter table idempotency_keys alter column answer type json using answer::text::json;
