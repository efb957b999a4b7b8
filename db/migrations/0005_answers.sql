CREATE TABLE "conversation_summaries" (
	"client_id" text PRIMARY KEY NOT NULL,
	"through_seq" bigint NOT NULL,
	"content" text NOT NULL
);

ALTER TABLE "conversation_summaries" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "model_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"tokens" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "model_tokens" (
	"day" date NOT NULL,
	"client_id" text NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_tokens_day_client_id_pk" PRIMARY KEY("day","client_id")
);

CREATE TABLE "pending_answers" (
	"client_id" text PRIMARY KEY NOT NULL,
	"reply_to" uuid NOT NULL,
	"stored_attempt" integer DEFAULT 1 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"how" text,
	"text" text DEFAULT '' NOT NULL,
	"holder" uuid,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_answers_how" CHECK ("pending_answers"."how" in ('shorter', 'more_direct', 'rephrase'))
);

ALTER TABLE "pending_answers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "messages" DROP CONSTRAINT "messages_reply_to_unique";
ALTER TABLE "messages" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'complete' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "attachments" jsonb;
ALTER TABLE "conversation_summaries" ADD CONSTRAINT "conversation_summaries_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pending_answers" ADD CONSTRAINT "pending_answers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "model_reservations_expires_at" ON "model_reservations" USING btree ("expires_at");
CREATE INDEX "pending_answers_lease" ON "pending_answers" USING btree ("lease_until");
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply" UNIQUE("reply_to","attempt");
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('complete', 'stopped', 'broken'));
CREATE POLICY "own_conversation_summary" ON "conversation_summaries" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("conversation_summaries"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("conversation_summaries"."client_id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_pending_answers" ON "pending_answers" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("pending_answers"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("pending_answers"."client_id" = current_setting('matinal.client_id', true));