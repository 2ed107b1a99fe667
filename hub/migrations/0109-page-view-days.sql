-- Page views of past days: how often a page was seen, without who saw it. The single views are dropped after a week.
create table page_view_days (
  day date not null,
  device_type text not null,
  page text not null,
  views bigint not null,
  primary key (day, device_type, page)
);
