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
