-- By which housekeeping finds what has expired. Those of turns, links, codes and contact_requests exist already.
create index session_expires_at on session (expires_at);
create index session_created_at on session (created_at);
create index outbox_failed_at on outbox (failed_at) where failed_at is not null;
