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
