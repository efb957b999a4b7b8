/** The role that does the product's own work where the user of DATABASE_URL owns nothing. docs/decisions/0027-database-roles.md. */
export const systemRole = "matinal_system";

type Query = (text: string) => Promise<Record<string, unknown>[]>;

/**
 * `matinal_system` when this user has to take that role for the product's own work: it may, and it owns no table. `null`
 * for the owner of the tables, who needs none, and for whoever will own them.
 */
export async function neededRole(query: Query): Promise<typeof systemRole | null> {
  const [found] = await query(`
    select exists (
      select from pg_roles me join pg_roles system on system.rolname = '${systemRole}'
      where me.rolname = session_user and not me.rolsuper and pg_has_role(me.oid, system.oid, 'member')
        and not exists (
          select from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relname = 'migrations'
            and pg_has_role(me.oid, c.relowner, 'usage')
        )
    ) as "isNeeded"`);
  return found?.isNeeded === true ? systemRole : null;
}

/** What the user of DATABASE_URL may do that a user who only runs the product should not; `null` when it is nothing. */
export async function excessOf(query: Query): Promise<string | null> {
  const [found] = await query(`
    select rolsuper as "isSuperuser", rolcreaterole as "createsRoles", rolbypassrls as "bypasses",
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner = r.oid) as "owns"
    from pg_roles r where rolname = session_user`);
  const excess = [
    found?.isSuperuser && "is a superuser",
    found?.createsRoles && !found.isSuperuser && "may create roles",
    found?.bypasses && !found.isSuperuser && "bypasses row-level security",
    found?.owns && "owns the tables",
  ].filter(Boolean);
  return excess.length > 0 ? excess.join(" and ") : null;
}

/** To which rows are added, and nothing else is done. */
const appendOnly = "audit_log";

const isIncomplete = `
  select exists (
    select from pg_class c join pg_roles system on system.rolname = '${systemRole}'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage') and (
      not has_table_privilege(system.oid, c.oid, 'select')
      or (c.relname = '${appendOnly}' and not has_table_privilege(system.oid, c.oid, 'insert'))
      or (c.relname = '${appendOnly}'
        and not has_function_privilege(system.oid, 'remove_old_audit(timestamptz, integer, boolean)', 'execute'))
      or (c.relname not in ('migrations', '${appendOnly}') and not has_table_privilege(system.oid, c.oid, 'delete'))
      or (c.relrowsecurity and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'system_rows'))
    )
  ) as "isIncomplete"`;

/**
 * Lets the role read and write the rows of every table, and the names of the migrations. Not a migration, because the
 * role exists only where an administrator has made it (deploy/roles.sql), and so that no new table is forgotten. Writes
 * nothing when nothing is missing. For the owner of the tables.
 */
export async function grantSystemRole(query: Query, script: (text: string) => Promise<void>): Promise<void> {
  const [found] = await query(isIncomplete);
  if (found?.isIncomplete !== true) return;
  await script(`
    do $$
    declare found record;
    begin
      for found in
        select c.oid::regclass as name, c.relname, c.relrowsecurity as is_secured, exists (
          select from pg_policy p where p.polrelid = c.oid and p.polname = 'system_rows') as has_policy
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage')
      loop
        if found.relname = 'migrations' then
          execute format('grant select on %s to ${systemRole}', found.name);
        elsif found.relname = '${appendOnly}' then
          execute format('grant select, insert on %s to ${systemRole}', found.name);
          grant execute on function remove_old_audit(timestamptz, integer, boolean) to ${systemRole};
        else
          execute format('grant select, insert, update, delete on %s to ${systemRole}', found.name);
        end if;
        if found.is_secured and not found.has_policy then
          execute format(
            'create policy system_rows on %s to ${systemRole} using (true) with check (true)', found.name);
        end if;
      end loop;
    end
    $$`);
}
