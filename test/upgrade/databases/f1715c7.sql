-- The migrations of commit f1715c7, word for word.
create table clients (
  id text primary key,
  email text not null,
  last_seq bigint not null default 0,
  created_at timestamptz not null default now()
);

create table client_profile (
  id uuid primary key default gen_random_uuid(),
  client_id text not null unique references clients (id) on delete cascade,
  company_name text,
  industry text,
  icp_title text,
  icp_size text,
  icp_location text,
  value_prop text,
  tone text,
  common_objections text,
  primary_goal text,
  calendly_url text,
  linkedin_url text,
  banned_phrases text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table messages (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  seq bigint not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  created_at timestamptz not null default now(),
  key uuid,
  reply_to uuid unique references messages (id) on delete cascade,
  asks text,
  answered text,
  constraint messages_seq unique (client_id, seq),
  constraint messages_key unique (client_id, key)
);

create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  user_id text not null references "user" (id) on delete cascade
);
create index session_of_user on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table sign_in_links (
  email text primary key,
  token_hash text not null unique,
  browser_hash text,
  next text not null,
  expires_at timestamptz not null
);

create table turns (
  bucket text not null,
  taken_at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  primary key (bucket, taken_at, id)
);
create index turns_taken_at on turns (taken_at);

create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  failed_at timestamptz,
  last_error text
);
create unique index outbox_waiting on outbox (kind, subject) where failed_at is null;
create index outbox_due on outbox (due_at) where failed_at is null;

-- Requests run as a role that owns none of the customers' tables, so that row-level security binds it.
-- Roles belong to the cluster: another database, or an administrator, may have made it before.
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
  set local role matinal_client;
  reset role;
end
$$;
grant usage on schema public to matinal_client;

grant select, insert on clients to matinal_client;
grant update (last_seq) on clients to matinal_client;
grant select, insert, update on client_profile to matinal_client;
grant select, insert on messages to matinal_client;

alter table clients enable row level security;
alter table client_profile enable row level security;
alter table messages enable row level security;

create policy own_client on clients to matinal_client
  using (id = current_setting('matinal.client_id', true))
  with check (id = current_setting('matinal.client_id', true));
create policy own_profile on client_profile to matinal_client
  using (client_id = current_setting('matinal.client_id', true))
  with check (client_id = current_setting('matinal.client_id', true));
create policy own_messages on messages to matinal_client
  using (client_id = current_setting('matinal.client_id', true))
  with check (client_id = current_setting('matinal.client_id', true));
create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  form_key text,
  content_digest text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null,
  attempt_at timestamptz,
  told_failed_at timestamptz,
  delivered_at timestamptz
);
create index contact_requests_content on contact_requests (content_digest, created_at);
create index contact_requests_delivered on contact_requests (delivered_at) where delivered_at is not null;

-- Invented rows, in the form in which that version stored them.
create table migrations (name text primary key, applied_at timestamptz not null default now());
insert into migrations (name) values ('0001_foundation.sql'), ('0002_contact.sql');
insert into "user" (id, name, email, email_verified) values
  ('anna-id', '', 'anna@exemple.fr', true), ('bruno-id', '', 'bruno@exemple.fr', true);
insert into session (id, expires_at, token, created_at, updated_at, user_agent, user_id) values
  ('anna-session', '2026-12-22T02:30:00Z', 'T2i7zSTl22qas0Wi02Z5gTLmakONwOKR', '2026-11-22T02:30:00Z', '2026-11-22T02:30:00Z', 'Firefox', 'anna-id');
insert into clients (id, email, last_seq) values ('anna-id', 'anna@exemple.fr', 3), ('bruno-id', 'bruno@exemple.fr', 1),
  ('gone-id', 'gone@exemple.fr', 0);
insert into client_profile (client_id, company_name, tone) values ('anna-id', 'Pômmy', 'direct');
insert into messages (id, client_id, seq, role, content, key, reply_to, asks, answered) values
  ('00000000-0000-4000-8000-000000000001', 'anna-id', 1, 'assistant', 'Bonjour ! Quel est le nom de votre entreprise ?', null, null, 'company_name', null),
  ('00000000-0000-4000-8000-000000000002', 'anna-id', 2, 'user', 'Pômmy', '00000000-0000-4000-8000-00000000000a', null, null, null),
  ('00000000-0000-4000-8000-000000000003', 'anna-id', 3, 'assistant', 'Dans quel secteur ?', null, '00000000-0000-4000-8000-000000000002', 'industry', 'company_name'),
  ('00000000-0000-4000-8000-000000000004', 'bruno-id', 1, 'assistant', 'Bonjour !', null, null, 'company_name', null);
insert into sign_in_links (email, token_hash, next, expires_at) values ('anna@exemple.fr', 'x', '/', '2026-11-22T02:40:00Z');
insert into turns (bucket, taken_at) values ('b', '2026-11-22T02:30:00Z');
insert into contact_requests (id, content_digest, first_name, last_name, email, company, subject, message, created_at) values
  ('00000000-0000-4000-8000-0000000000c0', 'd', 'Carla', 'C', 'carla@exemple.fr', '', 'Démo', 'Bonjour', '2026-11-22T02:30:00Z');
insert into outbox (kind, subject, payload, created_at, due_at) values
  ('contact', '00000000-0000-4000-8000-0000000000c0', '{}', '2026-11-22T02:30:00Z', '2026-11-22T02:30:00Z'),
  ('sign-in', 'anna@exemple.fr', '{"next": "/"}', '2026-11-22T02:30:00Z', '2026-11-22T02:30:00Z');
