CREATE TABLE "morning_mails" (
	"client_id" text NOT NULL,
	"day" date NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "morning_mails_client_id_day_pk" PRIMARY KEY("client_id","day")
);

ALTER TABLE "morning_mails" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "clients" ADD COLUMN "morning_mail" boolean DEFAULT true NOT NULL;
ALTER TABLE "morning_mails" ADD CONSTRAINT "morning_mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "morning_mails_day" ON "morning_mails" USING btree ("day");
CREATE POLICY "own_morning_mails" ON "morning_mails" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("morning_mails"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("morning_mails"."client_id" = current_setting('matinal.client_id', true));