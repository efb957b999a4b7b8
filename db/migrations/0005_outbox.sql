alter table outbox add column expires_at timestamptz;
update outbox set expires_at = created_at + interval '10 minutes' where kind = 'sign-in';
update outbox set expires_at = created_at + interval '3 days' where kind = 'account-deleted';

drop index outbox_due;
create index outbox_first on outbox (due_at) where failed_at is null and attempts = 0;
create index outbox_retries on outbox (due_at) where failed_at is null and attempts > 0;
create index outbox_expiring on outbox (expires_at) where failed_at is null and expires_at is not null;

alter table contact_requests add column retry_at timestamptz;
create index contact_requests_retry on contact_requests (retry_at) where retry_at is not null;
