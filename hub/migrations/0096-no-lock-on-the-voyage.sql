-- A reference to the voyage makes every booking lock the one row of the voyage under way, together with all others that are
-- under way at that moment. A booking's voyage is its unit's, which has the reference; its group and its charges hang on it.
alter table bookings drop constraint bookings_voyage_id_fkey;
alter table booking_groups drop constraint booking_groups_voyage_id_fkey;
alter table invoice_lines drop constraint invoice_lines_voyage_id_fkey;
alter table basket_elements drop constraint basket_elements_voyage_id_fkey;
alter table mail_outbox drop constraint mail_outbox_voyage_id_fkey;
