-- What guests read about excursions and bookables belongs to the voyage, as their units and bookings do.
alter table excursion_descriptions drop constraint excursion_descriptions_excursion_id_fkey;
alter table excursions add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint excursions_pkey, add primary key (voyage_id, id);
alter table excursion_descriptions add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint excursion_descriptions_pkey, add primary key (voyage_id, excursion_id, description_type),
  add foreign key (voyage_id, excursion_id) references excursions (voyage_id, id);

-- A bookable that left the pack may outlive its category.
alter table bookables drop constraint bookables_category_id_fkey;
alter table bookable_categories add column voyage_id bigint not null default current_voyage() references voyages (id),
  drop constraint bookable_categories_pkey, add primary key (voyage_id, id);
alter table bookables add column voyage_id bigint not null default current_voyage() references voyages (id),
  -- Left out of the pack: no longer found, what is booked stands. Operators' own word is `published`.
  add column off_sale boolean not null default false,
  drop constraint bookables_pkey, add primary key (voyage_id, id);
