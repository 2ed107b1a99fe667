-- Where the subject of a picture is: [x, y] in parts of its width and height from the top left.
alter table content_blob add column focus jsonb;
