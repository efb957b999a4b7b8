-- Written by hand: drizzle-kit knows neither functions nor triggers. Each table whose bytes are counted gets a function of
-- its own, with the text that count_storage() built anew each time, so that PostgreSQL plans it once for a connection and not
-- at each message. docs/decisions/0067-prepared-statements.md.
do $$
declare
  counted record;
  existing record;
begin
  for counted in
    select *, 'count_storage_of_' || name as function from (values
      ('messages', 'conversation', 'client_id', 'octet_length(content) + coalesce(octet_length(attachments::text), 0)'),
      ('message_feedback', 'conversation', 'client_id', 'octet_length(concat(comment, answer))'),
      ('drafts', 'work', 'client_id', 'octet_length(title) + octet_length(content::text)'),
      ('draft_versions', 'work', 'client_id', 'octet_length(title) + octet_length(content::text)'),
      ('prospect_events', 'work', 'author_id', 'octet_length(data::text)'),
      ('client_profile', 'work', 'client_id', 'octet_length(concat(company_name, industry, icp_industry, icp_title, icp_size,'
        || ' icp_location, sender_name, value_prop, tone, common_objections, primary_goal, calendly_url, linkedin_url,'
        || ' banned_phrases))')
    ) as tables (name, part, owner, bytes)
  loop
    execute format($function$
      create function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        if tg_op <> 'DELETE' then
          insert into storage_use as used (client_id, mailbox, %2$I)
            select clients.id, mailbox_of(clients.email), stored.bytes
            from (select %3$I as client_id, sum(%4$s) as bytes from added group by 1) as stored
            join clients on clients.id = stored.client_id
            on conflict (client_id) do update set %2$I = used.%2$I + excluded.%2$I;
        end if;
        if tg_op <> 'INSERT' then
          update storage_use as used set %2$I = used.%2$I - gone.bytes
            from (select %3$I as client_id, sum(%4$s) as bytes from removed group by 1) as gone
            where used.client_id = gone.client_id;
        end if;
        return null;
      end
      $body$ $function$, counted.function, counted.part, counted.owner, counted.bytes);
    execute format('revoke execute on function %I() from public', counted.function);
    for existing in
      select tgname, event, transitions from pg_trigger
      join (values
        ('storage_added', 'insert', 'new table as added'),
        ('storage_changed', 'update', 'old table as removed new table as added'),
        ('storage_removed', 'delete', 'old table as removed')
      ) as triggers (name, event, transitions) on triggers.name = tgname
      where tgrelid = counted.name::regclass
    loop
      execute format('create or replace trigger %I after %s on %I referencing %s for each statement execute function %I()',
        existing.tgname, existing.event, counted.name, existing.transitions, counted.function);
    end loop;
  end loop;
end
$$;
drop function count_storage();
