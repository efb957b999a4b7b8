import { operatorColumns } from "./operator-columns.ts";

/** The role in which the operators' desk reads. docs/decisions/0053-operators-desk.md. */
export const operatorRole = "matinal_operator";

type Query = (text: string) => Promise<Record<string, unknown>[]>;
type Script = (text: string) => Promise<void>;

/** True when this user may act as the role. Where it may not, the desk reads nothing. */
export async function canActAsOperator(query: Query): Promise<boolean> {
  const [found] = await query(`
    select exists (
      select from pg_roles role where role.rolname = '${operatorRole}' and pg_has_role(session_user, role.oid, 'member')
    ) as "can"`);
  return found?.can === true;
}

const wanted = Object.entries(operatorColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column} SELECT`),
);

/** What an operator writes: rows of the audit log, in the own name. */
const inserted = ["at", "actor", "action", "client_id", "subject", "details", "address", "request_id"];
const writes = inserted.map((column) => `audit_log.${column} INSERT`);

const granted = `
  select format('%s.%s %s', c.relname, a.attname, x.privilege_type) as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) x
  where c.relnamespace = 'public'::regnamespace and x.grantee = '${operatorRole}'::regrole
  union all
  select format('%s.* %s', c.relname, x.privilege_type)
  from pg_class c, aclexplode(c.relacl) x
  where c.relnamespace = 'public'::regnamespace and x.grantee = '${operatorRole}'::regrole
  union all
  select format('policy %s.%s', c.relname, p.polname)
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where c.relnamespace = 'public'::regnamespace and '${operatorRole}'::regrole = any(p.polroles)`;

const state = `
  select exists (select from pg_roles where rolname = '${operatorRole}') as "exists",
    exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = 'audit_log'
      and pg_has_role(relowner, 'usage')) as "owns",
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "creates"`;

/**
 * Lets the role read exactly the columns of `operatorColumns`, of every row, and add rows to the audit log. Not a
 * migration, as for `grantSystemRole`: the role may exist only where an administrator has made it (deploy/roles.sql); a
 * user who may makes it here. Writes nothing when nothing differs. For the owner of the tables.
 */
export async function completeOperatorRole(query: Query, script: Script): Promise<void> {
  const [found] = await query(state);
  if (found?.owns !== true) return;
  if (found.creates === true && !(await canActAsOperator(query))) await script(create);
  else if (found.exists !== true) return;

  const secured = await query(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`);
  const guarded = Object.keys(operatorColumns).filter((table) => secured.some(({ name }) => name === table));
  const policies = [
    ...guarded.map((table) => `policy ${table}.operator_rows`),
    "policy audit_log.operator_entries",
  ];
  const present = (await query(granted)).map(({ line }) => String(line)).sort();
  if (present.join() === [...wanted, ...writes, ...policies].sort().join()) return;
  await script(grants(present, guarded));
}

/** Another database of the cluster, or an administrator, may have made it meanwhile. */
const create = `
  do $$
  begin
    begin
      create role ${operatorRole} nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
    begin
      grant ${operatorRole} to current_user;
    exception
      when insufficient_privilege then null;
    end;
  end
  $$`;

/** Takes every right from the role and gives those that it should have, in one transaction. */
function grants(present: readonly string[], guarded: readonly string[]): string {
  const tables = present.filter((line) => !line.startsWith("policy ")).map((line) => line.split(".")[0]);
  const policies = present
    .filter((line) => line.startsWith("policy "))
    .map((line) => line.slice("policy ".length).split("."));
  return [
    "begin",
    `grant usage on schema public to ${operatorRole}`,
    ...policies.map(([table, policy]) => `drop policy "${policy}" on "${table}"`),
    ...[...new Set(tables)].map((table) => `revoke all on "${table}" from ${operatorRole}`),
    ...Object.entries(operatorColumns).map(
      ([table, columns]) => `grant select (${columns.join(", ")}) on "${table}" to ${operatorRole}`,
    ),
    `grant insert (${inserted.join(", ")}) on audit_log to ${operatorRole}`,
    ...guarded.map(
      (table) => `create policy operator_rows on "${table}" for select to ${operatorRole} using (true)`,
    ),
    `create policy operator_entries on audit_log for insert to ${operatorRole}
       with check (actor = current_setting('matinal.operator', true))`,
    "commit",
  ].join(";\n");
}
