-- Links and codes live for ten minutes: those under way while this is applied are asked for again.
drop table verification;
drop table sign_in_links;
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

alter table session add column confirmed_at timestamptz;
-- 90 days of 24 hours: from here on no session is stored for longer.
update session set expires_at = least(expires_at, created_at + interval '2160 hours');

create table confirmation_codes (
  id bigint generated always as identity primary key,
  session_id text not null references session (id) on delete cascade,
  code_hash text not null,
  wrong integer not null default 0,
  expires_at timestamptz not null
);
create index confirmation_codes_of_session on confirmation_codes (session_id);
create index confirmation_codes_expires_at on confirmation_codes (expires_at);
