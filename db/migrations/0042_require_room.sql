-- What the accounts of the mailbox of the transaction's client store; an error that ends the transaction when that is more
-- than there is room for: `own` bytes of this part, or, while all clients together store too much, `guaranteed` bytes in all.
create function require_room(part text, own bigint, guaranteed bigint)
  returns table (work bigint, conversation bigint)
  language plpgsql set search_path = public, pg_temp as $$
declare
  used record;
begin
  select * into used from storage_of_mailbox(true);
  if (case part when 'work' then used.work else used.conversation end) > own then
    raise exception using errcode = 'MQ001', message = part;
  end if;
  if used.is_full and used.work + used.conversation > guaranteed then
    raise exception using errcode = 'MQ001', message = 'total';
  end if;
  return query select used.work, used.conversation;
end
$$;

revoke execute on function require_room(text, bigint, bigint) from public;
grant execute on function require_room(text, bigint, bigint) to matinal_client;
