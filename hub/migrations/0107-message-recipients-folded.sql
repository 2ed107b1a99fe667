-- Recipients of messages are stored as they are compared (shared/fold.ts): without case and space.
update cabin_messages set
  account_number = lower(regexp_replace(account_number, '\s', '', 'g')),
  cabin = lower(regexp_replace(cabin, '\s', '', 'g'))
where account_number is not null or cabin is not null;

-- A charge belongs to the account as the PMS spells it; those written in another spelling were seen by nobody.
update invoice_lines l set account_number = g.account_number
from pms_guests g
where l.account_number <> g.account_number
  and g.account_key = lower(regexp_replace(l.account_number, '\s', '', 'g'));
