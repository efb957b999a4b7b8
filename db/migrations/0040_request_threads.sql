CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "contact_replies_size" CHECK (length("contact_replies"."text") between 1 and 20000)
);

CREATE TABLE "limit_hits" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_hits_day_name_pk" PRIMARY KEY("day","name")
);

DROP INDEX "contact_requests_delivered";
ALTER TABLE "contact_requests" ADD COLUMN "data_right" text;
ALTER TABLE "contact_requests" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;
ALTER TABLE "contact_requests" ADD COLUMN "settled_at" timestamp with time zone;
ALTER TABLE "contact_requests" ADD COLUMN "assigned_to" text;
ALTER TABLE "contact_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "contact_requests" ADD COLUMN "carried_out" jsonb;
-- Written by hand: until now the right was only in the subject, and the mailbox was where messages were answered.
UPDATE "contact_requests" SET "data_right" = CASE "subject"
	WHEN 'Données personnelles, à traiter sous un mois : opposition, retrait des listes' THEN 'oppose'
	WHEN 'Données personnelles, à traiter sous un mois : accès aux données' THEN 'access'
	WHEN 'Données personnelles, à traiter sous un mois : rectification' THEN 'rectify'
	WHEN 'Données personnelles, à traiter sous un mois : effacement' THEN 'erase'
END;
UPDATE "contact_requests" SET "state" = 'closed', "settled_at" = "delivered_at" WHERE "data_right" IS NULL AND "delivered_at" IS NOT NULL;
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "contact_replies_request" ON "contact_replies" USING btree ("request_id","created_at");
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at");
CREATE INDEX "contact_requests_inbox" ON "contact_requests" USING btree ("state","created_at","id");
CREATE INDEX "contact_requests_settled" ON "contact_requests" USING btree ("settled_at") WHERE settled_at is not null;
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");
CREATE INDEX "webhook_deliveries_failing" ON "webhook_deliveries" USING btree ("created_at","id") WHERE status = 'failed' or (status = 'waiting' and attempts > 1);
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_right" CHECK ("contact_requests"."data_right" in ('oppose', 'access', 'rectify', 'erase'));
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_state" CHECK ("contact_requests"."state" in ('open', 'answered', 'closed'));
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_settled" CHECK (("contact_requests"."state" = 'open') = ("contact_requests"."settled_at" is null));
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_carried" CHECK (octet_length("contact_requests"."carried_out"::text) <= 1024);