-- The roles of Matinal's database (docs/decisions/0027-database-roles.md). For psql, as a superuser, in that database:
--   psql --dbname=matinal --file=deploy/roles.sql
-- May be run again at any time: it also takes the tables over from a former role, and sets the passwords that it finds in
-- MATINAL_OWNER_PASSWORD and MATINAL_APP_PASSWORD.
\set ON_ERROR_STOP on
\set QUIET on
set client_min_messages = warning;
\if :{?owner} \else \set owner matinal_owner \endif
\if :{?app} \else \set app matinal_app \endif
\getenv owner_password MATINAL_OWNER_PASSWORD
\getenv app_password MATINAL_APP_PASSWORD

begin;
-- Two of these at once would create the same role.
do $$ begin perform pg_advisory_xact_lock(7254002); end $$;

-- What a client's transaction may do, what the product's own work may do, and what the operators' desk may read. Nobody
-- signs in as them.
select format('create role %I nologin', name) from unnest(array['matinal_client', 'matinal_system', 'matinal_operator']) as name
where not exists (select from pg_roles where rolname = name) \gexec

-- Owns and migrates the tables.
select format('create role %I', :'owner') where not exists (select from pg_roles where rolname = :'owner') \gexec
alter role :"owner" login inherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
grant matinal_client, matinal_operator to :"owner";

-- Runs the product. It has no right of its own: it takes one of the three roles above.
select format('create role %I noinherit', :'app') where not exists (select from pg_roles where rolname = :'app') \gexec
alter role :"app" login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
grant matinal_client, matinal_system, matinal_operator to :"app";
-- The product asks for role and deadlines as it connects. A pooler connects by itself, and its connections begin with those
-- of the user: with --set=pooler=yes.
\if :{?pooler}
alter role :"app" set role = matinal_system;
alter role :"app" set statement_timeout = '20s';
alter role :"app" set lock_timeout = '1400ms';
alter role :"app" set idle_in_transaction_session_timeout = '5s';
\else
alter role :"app" reset role;
alter role :"app" reset statement_timeout;
alter role :"app" reset lock_timeout;
alter role :"app" reset idle_in_transaction_session_timeout;
\endif

\if :{?owner_password}
alter role :"owner" password :'owner_password';
\endif
\if :{?app_password}
alter role :"app" password :'app_password';
\endif

select format('alter database %I owner to %I', current_database(), :'owner') \gexec
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect on database %I to %I', current_database(), :'app') \gexec
alter schema public owner to :"owner";
revoke all on schema public from public;
grant usage on schema public to matinal_client, matinal_system, matinal_operator;

select format('alter table %s owner to %I', c.oid::regclass, :'owner')
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') \gexec
-- They count what clients store, with the rights of their owner.
select format('alter function %s owner to %I', p.oid::regprocedure, :'owner')
from pg_proc p where p.pronamespace = 'public'::regnamespace \gexec
commit;
