-- Better Auth's tables.
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
  user_id text not null references "user" (id) on delete cascade,
  confirmed_at timestamptz
);
create index session_of_user on session (user_id);
create index session_expires_at on session (expires_at);
create index session_created_at on session (created_at);

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

create table sign_in_links (
  id bigint generated always as identity primary key,
  email text not null,
  token_hash text not null unique,
  code_hash text,
  wrong_here integer not null default 0,
  wrong_elsewhere integer not null default 0,
  browser_hash text,
  next text not null,
  expires_at timestamptz not null
);
create index sign_in_links_of_email on sign_in_links (email);
create index sign_in_links_expires_at on sign_in_links (expires_at);

create table confirmation_codes (
  id bigint generated always as identity primary key,
  session_id text not null references session (id) on delete cascade,
  code_hash text not null,
  wrong integer not null default 0,
  expires_at timestamptz not null
);
create index confirmation_codes_of_session on confirmation_codes (session_id);
create index confirmation_codes_expires_at on confirmation_codes (expires_at);

-- A client's record belongs to a user and is deleted with it.
create table clients (
  id text primary key constraint clients_user references "user" (id) on delete cascade,
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
  idempotency_key uuid,
  -- No foreign key: messages are deleted only with their client, all at once, and checking ten thousand messages for
  -- replies took a second.
  reply_to uuid unique,
  asks_step text,
  answers_step text,
  corrects text,
  constraint messages_seq unique (client_id, seq),
  constraint messages_idempotency_key unique (client_id, idempotency_key)
);
-- For the newest answer to each step.
create index messages_answers_step on messages (client_id, answers_step, seq) where answers_step is not null;
-- For the newest message of the assistant.
create index messages_assistant on messages (client_id, seq) where role = 'assistant';
-- For the number of messages that a client sent recently.
create index messages_sent on messages (client_id, created_at) where role = 'user';

create table rate_limit_hits (
  bucket text not null,
  hit_at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  primary key (bucket, hit_at, id)
);
create index rate_limit_hits_hit_at on rate_limit_hits (hit_at);

create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  dedupe_key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create unique index outbox_waiting on outbox (kind, dedupe_key) where failed_at is null;
create index outbox_first on outbox (due_at) where failed_at is null and attempts = 0;
create index outbox_retries on outbox (due_at) where failed_at is null and attempts > 0;
create index outbox_expiring on outbox (expires_at) where failed_at is null and expires_at is not null;
create index outbox_failed_at on outbox (failed_at) where failed_at is not null;

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
  retry_at timestamptz,
  failure_shown_at timestamptz,
  delivered_at timestamptz
);
create index contact_requests_content on contact_requests (content_digest, created_at);
create index contact_requests_delivered on contact_requests (delivered_at) where delivered_at is not null;
-- For the export and the deletion of an account.
create index contact_requests_email on contact_requests (lower(email), created_at);
create index contact_requests_retry on contact_requests (retry_at) where retry_at is not null;

-- Requests run as a role that owns none of the customers' tables, so that row-level security applies to it. Roles
-- belong to the cluster: another database or an administrator may have created this one already.
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
