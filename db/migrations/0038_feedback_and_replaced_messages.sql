CREATE TABLE "message_feedback" (
	"client_id" text NOT NULL,
	"message_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"comment" text DEFAULT '' NOT NULL,
	"model" text,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_feedback_client_id_message_id_pk" PRIMARY KEY("client_id","message_id"),
	CONSTRAINT "message_feedback_verdict" CHECK ("message_feedback"."verdict" in ('up', 'down')),
	CONSTRAINT "message_feedback_reason" CHECK ("message_feedback"."reason" in ('wrong', 'off_topic', 'too_long', 'too_vague', 'tone', 'other')),
	CONSTRAINT "message_feedback_size" CHECK (length("message_feedback"."comment") <= 500)
);

ALTER TABLE "message_feedback" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "messages" ADD COLUMN "replaces" uuid;
ALTER TABLE "messages" ADD COLUMN "model" text;
ALTER TABLE "message_feedback" ADD CONSTRAINT "message_feedback_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "messages_replaces" ON "messages" USING btree ("client_id","replaces") WHERE replaces is not null;
CREATE POLICY "own_message_feedback" ON "message_feedback" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("message_feedback"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("message_feedback"."client_id" = current_setting('matinal.client_id', true));
-- Written by hand: drizzle-kit knows neither grants nor triggers. What is said of an answer counts as part of the conversation.
grant select, insert, update, delete on message_feedback to matinal_client;
create trigger storage_added after insert on message_feedback referencing new table as added
  for each statement execute function count_storage('conversation', 'octet_length(concat(comment, answer))');
create trigger storage_changed after update on message_feedback referencing old table as removed new table as added
  for each statement execute function count_storage('conversation', 'octet_length(concat(comment, answer))');
create trigger storage_removed after delete on message_feedback referencing old table as removed
  for each statement execute function count_storage('conversation', 'octet_length(concat(comment, answer))');
