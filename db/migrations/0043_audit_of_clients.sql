ALTER TABLE "audit_log" drop column "actor_kind";
ALTER TABLE "audit_log" ADD COLUMN "actor_kind" text GENERATED ALWAYS AS (case when actor = 'client' then 'client' when starts_with(actor, 'ops:') then 'command' else 'operator' end) STORED NOT NULL;
-- Written by hand. What a client did is kept for a year, what operators did as long as they say: app/periods.ts.
grant select (id, at, action, actor_kind, client_id) on audit_log to matinal_client;
drop function remove_old_audit(timestamptz, integer);
create function remove_old_audit(before timestamptz, most integer, of_clients boolean) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removed integer;
begin
  perform set_config('matinal.audit_retention', 'on', true);
  delete from audit_log where id = any(array(
    select id from audit_log
    where at < least(before, now() - interval '1 year') and (actor = 'client') = of_clients limit most));
  get diagnostics removed = row_count;
  perform set_config('matinal.audit_retention', 'off', true);
  return removed;
end
$$;
revoke execute on function remove_old_audit(timestamptz, integer, boolean) from public;
