-- Written by hand: drizzle-kit knows neither functions nor triggers. Triggers count, because rows are stored and deleted in
-- many places, cascades among them, and a count that one of them forgets would be wrong for ever. The functions act as the
-- owner of the tables: clients may read their own count and change none.

-- The mailbox that receives an address's mail, as app/accounts/mailbox-of.ts.
create function mailbox_of(email text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(email, '^([^+]+)\+.*(@[^@]*)$', '\1\2') $$;

-- Arguments: the column of storage_use, and the bytes of a row. One statement changes the count once, however many rows.
create function count_storage() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    execute format(
      'insert into storage_use as used (client_id, mailbox, %1$I)
       select clients.id, mailbox_of(clients.email), stored.bytes
       from (select client_id, sum(%2$s) as bytes from added group by client_id) as stored
       join clients on clients.id = stored.client_id
       on conflict (client_id) do update set %1$I = used.%1$I + excluded.%1$I', tg_argv[0], tg_argv[1]);
  end if;
  if tg_op <> 'INSERT' then
    execute format(
      'update storage_use as used set %1$I = used.%1$I - gone.bytes
       from (select client_id, sum(%2$s) as bytes from removed group by client_id) as gone
       where used.client_id = gone.client_id', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end
$$;

-- What the accounts of the mailbox of the transaction's client store, and whether all clients together store too much.
-- Locked, other transactions of this mailbox that ask wait until this one ends, so that no two of them use the same room.
create function storage_of_mailbox(locked boolean)
  returns table (work bigint, conversation bigint, is_full boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own text;
begin
  select mailbox_of(email) into own from clients where id = current_setting('matinal.client_id', true);
  if locked then
    perform pg_advisory_xact_lock(hashtextextended(coalesce(own, ''), 7254006));
  end if;
  return query
    select coalesce(sum(used.work), 0)::bigint, coalesce(sum(used.conversation), 0)::bigint,
      exists (select from storage_total where level = 100)
    from storage_use as used where used.mailbox = own;
end
$$;

revoke execute on function count_storage() from public;
revoke execute on function storage_of_mailbox(boolean) from public;
grant execute on function storage_of_mailbox(boolean) to matinal_client;
grant select on storage_use to matinal_client;

do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('messages', 'conversation', 'octet_length(content) + coalesce(octet_length(attachments::text), 0)'),
      ('drafts', 'work', 'octet_length(title) + octet_length(content::text)'),
      ('draft_versions', 'work', 'octet_length(title) + octet_length(content::text)'),
      ('client_profile', 'work', 'octet_length(concat(company_name, industry, icp_title, icp_size, icp_location, value_prop,'
        || ' tone, common_objections, primary_goal, calendly_url, linkedin_url, banned_phrases))')
    ) as tables (name, part, bytes)
  loop
    execute format('create trigger storage_added after insert on %1$I referencing new table as added
      for each statement execute function count_storage(%2$L, %3$L)', counted.name, counted.part, counted.bytes);
    execute format('create trigger storage_changed after update on %1$I referencing old table as removed new table as added
      for each statement execute function count_storage(%2$L, %3$L)', counted.name, counted.part, counted.bytes);
    execute format('create trigger storage_removed after delete on %1$I referencing old table as removed
      for each statement execute function count_storage(%2$L, %3$L)', counted.name, counted.part, counted.bytes);
    -- What was stored before.
    execute format('insert into storage_use as used (client_id, mailbox, %2$I)
      select clients.id, mailbox_of(clients.email), stored.bytes
      from (select client_id, sum(%3$s) as bytes from %1$I group by client_id) as stored
      join clients on clients.id = stored.client_id
      on conflict (client_id) do update set %2$I = used.%2$I + excluded.%2$I', counted.name, counted.part, counted.bytes);
  end loop;
end
$$;
