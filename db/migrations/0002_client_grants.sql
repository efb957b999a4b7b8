-- Written by hand: drizzle-kit knows policies but no grants. No table may be deleted from, and of a client only the
-- number of its newest message may be changed.
grant usage on schema public to matinal_client;
grant select, insert on clients to matinal_client;
grant update (last_seq) on clients to matinal_client;
grant select, insert, update on client_profile to matinal_client;
grant select, insert on messages to matinal_client;
