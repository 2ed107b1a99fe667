-- What guests ordered of the ship's photographers.
create table photo_orders (
  order_id text primary key,
  account_number text not null,
  ordered_on date not null,
  status text not null check (status in ('Ordered', 'InProduction', 'Ready', 'Cancelled')),
  grand_count integer not null check (grand_count > 0),
  grand_total integer not null check (grand_total >= 0) -- minor units
);
create index photo_orders_account on photo_orders (account_number);
