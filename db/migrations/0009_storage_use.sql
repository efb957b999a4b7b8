CREATE TABLE "storage_total" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"bytes" bigint NOT NULL,
	"level" integer NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "storage_total_one" CHECK ("storage_total"."id" = 1)
);

CREATE TABLE "storage_use" (
	"client_id" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"work" bigint DEFAULT 0 NOT NULL,
	"conversation" bigint DEFAULT 0 NOT NULL
);

ALTER TABLE "storage_use" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "storage_use_mailbox" ON "storage_use" USING btree ("mailbox");
CREATE POLICY "own_storage_use" ON "storage_use" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("storage_use"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("storage_use"."client_id" = current_setting('matinal.client_id', true));