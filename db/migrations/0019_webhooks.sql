CREATE TABLE "webhook_deliveries" (
	"client_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"type" text NOT NULL,
	"prospect_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered" integer,
	"reason" text,
	CONSTRAINT "webhook_deliveries_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "webhook_deliveries_type" CHECK ("webhook_deliveries"."type" in ('prospect.delivered', 'prospect.changed', 'prospect.removed')),
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('waiting', 'delivered', 'failed', 'replaced')),
	CONSTRAINT "webhook_deliveries_size" CHECK (octet_length("webhook_deliveries"."reason") <= 2048)
);

ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "webhooks" (
	"client_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"taken_seq" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_because" text,
	CONSTRAINT "webhooks_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") > 0 and "webhooks"."events" <@ array['prospect.delivered', 'prospect.changed', 'prospect.removed']),
	CONSTRAINT "webhooks_size" CHECK (octet_length("webhooks"."url") <= 2048),
	CONSTRAINT "webhooks_disabled" CHECK (("webhooks"."disabled_at" is null) = ("webhooks"."disabled_because" is null))
);

ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prospects" ADD COLUMN "created_seq" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "prospects" ALTER COLUMN "created_seq" DROP DEFAULT;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("client_id","webhook_id") REFERENCES "public"."webhooks"("client_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_member" FOREIGN KEY ("team_id","client_id") REFERENCES "public"."team_members"("team_id","client_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("client_id","webhook_id","created_at");
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("client_id","webhook_id","due_at") WHERE status = 'waiting';
CREATE INDEX "webhook_deliveries_old" ON "webhook_deliveries" USING btree ("created_at");
CREATE INDEX "webhooks_team" ON "webhooks" USING btree ("team_id");
CREATE INDEX "prospects_created" ON "prospects" USING btree ("team_id","created_seq");
CREATE POLICY "own_webhook_deliveries" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("webhook_deliveries"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("webhook_deliveries"."client_id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_webhooks" ON "webhooks" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("webhooks"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("webhooks"."client_id" = current_setting('matinal.client_id', true));

-- Written by hand. Above: the default of "created_seq" is for the prospects that there are, none of which is new to a
-- webhook; every writer names it for the others. Here: drizzle-kit knows no grants. What a webhook is never changes but for
-- its secret; what is sent to it is the product's own work.
grant select, insert, delete on webhooks to matinal_client;
grant update (secret, former_secret, former_until) on webhooks to matinal_client;
grant select on webhook_deliveries to matinal_client;
