-- Written by hand: drizzle-kit knows neither grants nor functions nor triggers. Counting a view's rows took as long as there
-- are rows. Triggers count, for the reasons of 0010_storage_counting.sql. What changes a team's prospects has locked the
-- team, so no two count it at once.
create function count_prospects() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind constant text := 'team_id, import_id, case when status = ''new'' then delivered_on end as new_of,
    (next_at at time zone ''Europe/Paris'')::date as next_on';
begin
  execute format(
    'insert into prospect_counts as stored (team_id, import_id, new_of, next_on, count)
     select changed.team_id, import_id, new_of, next_on, change
     from (select team_id, import_id, new_of, next_on, sum(change) as change from (%s) as rows
       where new_of is not null or next_on is not null group by 1, 2, 3, 4 having sum(change) <> 0) as changed
     -- A team that is being deleted counts no more.
     join teams on teams.id = changed.team_id
     on conflict (team_id, new_of, next_on, import_id) do update set count = stored.count + excluded.count',
    case tg_op
      when 'INSERT' then format('select %s, 1 as change from added', kind)
      when 'DELETE' then format('select %s, -1 as change from removed', kind)
      else format('select %1$s, 1 as change from added union all select %1$s, -1 from removed', kind)
    end);
  if tg_op <> 'INSERT' then
    delete from prospect_counts where count = 0 and team_id in (select team_id from removed);
  end if;
  return null;
end
$$;
revoke execute on function count_prospects() from public;
create trigger prospects_added after insert on prospects referencing new table as added
  for each statement execute function count_prospects();
create trigger prospects_changed after update on prospects referencing old table as removed new table as added
  for each statement execute function count_prospects();
create trigger prospects_removed after delete on prospects referencing old table as removed
  for each statement execute function count_prospects();
grant select on prospect_counts to matinal_client;

-- The prospects that there are.
insert into prospect_counts (team_id, import_id, new_of, next_on, count)
  select team_id, import_id, case when status = 'new' then delivered_on end as new_of,
    (next_at at time zone 'Europe/Paris')::date as next_on, count(*)
  from prospects where status = 'new' or next_at is not null group by 1, 2, 3, 4;
