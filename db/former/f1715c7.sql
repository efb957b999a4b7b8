-- Copies the rows of a database of commit f1715c7, whose tables were moved to the schema "former", into the tables of
-- 0001_tables.sql. What lives for minutes stays behind: sign-in links, their mails, hits of rate limits.
insert into "user" (id, name, email, email_verified, image, created_at, updated_at)
select id, name, email, email_verified, image, created_at, updated_at from former."user";

insert into account (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at,
  refresh_token_expires_at, scope, password, created_at, updated_at)
select id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at,
  refresh_token_expires_at, scope, password, created_at, updated_at from former.account;

insert into session (id, expires_at, token, created_at, updated_at, ip_address, user_agent, user_id)
select id, expires_at, token, created_at, updated_at, ip_address, user_agent, user_id from former.session;

-- A client without a user was being deleted.
insert into clients (id, email, last_seq, created_at)
select id, email, last_seq, created_at from former.clients where id in (select id from "user");

insert into client_profile (id, client_id, company_name, industry, icp_title, icp_size, icp_location, value_prop, tone,
  common_objections, primary_goal, calendly_url, linkedin_url, banned_phrases, created_at, updated_at)
select id, client_id, company_name, industry, icp_title, icp_size, icp_location, value_prop, tone,
  common_objections, primary_goal, calendly_url, linkedin_url, banned_phrases, created_at, updated_at
from former.client_profile where client_id in (select id from clients);

insert into messages (id, client_id, seq, role, content, created_at, idempotency_key, reply_to, asks_step, answers_step)
select id, client_id, seq, role, content, created_at, key, reply_to, asks, answered
from former.messages where client_id in (select id from clients);

insert into contact_requests (id, form_key, content_digest, first_name, last_name, email, company, subject, message,
  created_at, attempt_at, failure_shown_at, delivered_at)
select id, form_key, content_digest, first_name, last_name, email, company, subject, message,
  created_at, attempt_at, told_failed_at, delivered_at from former.contact_requests;

insert into outbox (id, kind, dedupe_key, payload, attempts, created_at, due_at, expires_at, failed_at, last_error)
select id, kind, subject, '{}', attempts, created_at, due_at,
  case when kind = 'account-deleted' then created_at + interval '72 hours' end, failed_at, last_error
from former.outbox where kind in ('contact', 'account-deleted');
