-- Written by hand: drizzle-kit knows neither grants nor functions nor triggers.

-- A client's team is made by whatever makes the client, in the same statement, and by nothing else: clients may read who
-- belongs to a team and change none of it. The function acts as the owner of the tables.
create function add_team_of_client() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added uuid;
begin
  insert into teams default values returning id into added;
  insert into team_members (team_id, client_id) values (added, new.id);
  return null;
end
$$;
revoke execute on function add_team_of_client() from public;
create trigger team_of_client after insert on clients for each row execute function add_team_of_client();

-- For the clients that there are.
with added as materialized (select id as client_id, gen_random_uuid() as team_id from clients),
  stored as (insert into teams (id) select team_id from added returning id)
insert into team_members (team_id, client_id)
  select team_id, client_id from added join stored on stored.id = added.team_id;

grant select on team_members to matinal_client;
grant select, update (last_seq) on teams to matinal_client;
grant select, update (seq, status, next_what, next_at, search) on prospects to matinal_client;
grant select, insert on prospect_events to matinal_client;
grant select on prospect_removals to matinal_client;

-- At most this many prospects of the own team whose words begin with these, in no order: more are too many to sort, and
-- then walking the view in its own order finds enough of them soon. A function, because row-level security would not let
-- the index be used: what it compares could tell about other rows. The words begin with the team in the index.
create function prospects_matching(words text[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  own uuid;
  wanted tsquery;
begin
  select team_id into own from team_members where client_id = current_setting('matinal.client_id', true);
  select string_agg(quote_literal(left(own::text, 8) || word) || ':*', ' & ')::tsquery into wanted from unnest(words) as word;
  return query
    select found.id from (select id, team_id from prospects where search @@ wanted limit most) as found
    where found.team_id = own;
end
$$;
revoke execute on function prospects_matching(text[], integer) from public;
grant execute on function prospects_matching(text[], integer) to matinal_client;

-- What people write into the history counts as their work (0010_storage_counting.sql): a third argument names the column
-- of the client whose bytes they are.
create or replace function count_storage() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner text := coalesce(tg_argv[2], 'client_id');
begin
  if tg_op <> 'DELETE' then
    execute format(
      'insert into storage_use as used (client_id, mailbox, %1$I)
       select clients.id, mailbox_of(clients.email), stored.bytes
       from (select %3$I as client_id, sum(%2$s) as bytes from added group by 1) as stored
       join clients on clients.id = stored.client_id
       on conflict (client_id) do update set %1$I = used.%1$I + excluded.%1$I', tg_argv[0], tg_argv[1], owner);
  end if;
  if tg_op <> 'INSERT' then
    execute format(
      'update storage_use as used set %1$I = used.%1$I - gone.bytes
       from (select %3$I as client_id, sum(%2$s) as bytes from removed group by 1) as gone
       where used.client_id = gone.client_id', tg_argv[0], tg_argv[1], owner);
  end if;
  return null;
end
$$;
create trigger storage_added after insert on prospect_events referencing new table as added
  for each statement execute function count_storage('work', 'octet_length(data::text)', 'author_id');
create trigger storage_removed after delete on prospect_events referencing old table as removed
  for each statement execute function count_storage('work', 'octet_length(data::text)', 'author_id');
