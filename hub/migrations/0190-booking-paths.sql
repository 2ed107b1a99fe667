-- Where "Book Now" of a category or an article leads: a path of the portal.
alter table content_category add column booking_path text;
alter table content_article add column booking_path text;
