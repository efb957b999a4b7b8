-- By which housekeeping finds what has expired. Those of turns and contact_requests exist already.
create index session_expires_at on session (expires_at);
create index session_created_at on session (created_at);
create index verification_expires_at on verification (expires_at);
create index sign_in_links_expires_at on sign_in_links (expires_at);
create index outbox_failed_at on outbox (failed_at) where failed_at is not null;
