-- Whoever stores a message, on whatever process: the hubs are told when, and only when, its transaction commits.
create function tell_of_cabin_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('gangway_events', json_build_object(
    'name', 'messages.arrived',
    'data', json_build_object('accountNumber', new.account_number, 'cabin', new.cabin),
    'from', '')::text);
  return null;
end
$$;

create trigger cabin_messages_told after insert on cabin_messages
  for each row execute function tell_of_cabin_message();
