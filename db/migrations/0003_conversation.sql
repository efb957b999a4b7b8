-- A client's record belongs to a user and leaves with it. Rows of users who are gone were left by requests that
-- outlived a deletion.
delete from clients where not exists (select from "user" where "user".id = clients.id);
alter table clients add constraint clients_user foreign key (id) references "user" (id) on delete cascade;

-- Messages leave only with their client, all at once. Looking for replies to each of them took a second for ten
-- thousand.
alter table messages drop constraint messages_reply_to_fkey;

alter table messages add column corrects text;

-- The newest answers of each step.
create index messages_answered on messages (client_id, answered, seq) where answered is not null;
-- The newest message of the assistant.
create index messages_assistant on messages (client_id, seq) where role = 'assistant';
-- How many messages a client sent lately.
create index messages_sent on messages (client_id, created_at) where role = 'user';

-- What somebody wrote on /contact, for the export and the deletion of an account.
create index contact_requests_email on contact_requests (lower(email), created_at);
