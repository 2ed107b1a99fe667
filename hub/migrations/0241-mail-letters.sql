-- A mail says who writes it, and may carry files: [{filename, contentType, content}].
alter table mail_outbox add column sender_name text, add column attachments jsonb;
