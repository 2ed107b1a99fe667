-- What reduces a charge: a list of {description, amount}, amounts in minor units.
alter table invoice_lines add column discounts jsonb;
