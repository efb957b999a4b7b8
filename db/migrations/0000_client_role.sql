-- Written by hand: the schema refers to the role matinal_client as existing, because roles belong to the cluster, and
-- "create role" has no "if not exists". Another database, a process that starts at the same time or an administrator
-- may have created it already, and the user of this database may not be allowed to grant it to itself.
do $$
begin
  if not exists (select from pg_roles where rolname = 'matinal_client') then
    begin
      create role matinal_client nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    grant matinal_client to current_user;
  exception
    when insufficient_privilege then null;
  end;
  -- Fails here, and not at the first request, when this user may not act as the role.
  set local role matinal_client;
  reset role;
end
$$;
