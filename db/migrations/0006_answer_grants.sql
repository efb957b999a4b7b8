-- Written by hand: drizzle-kit knows policies but no grants. The token counts are none of a client's business.
grant select, insert, update, delete on pending_answers to matinal_client;
grant select, insert, update on conversation_summaries to matinal_client;
