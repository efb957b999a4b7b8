CREATE TABLE "objection_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "objection_key_one" CHECK ("objection_key"."id" = 1)
);

CREATE TABLE "objections" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL
);

CREATE TABLE "pending_objections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"email" text,
	"contact" text NOT NULL,
	"siren" text,
	"is_given" boolean NOT NULL,
	"recorded_by" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_objections_size" CHECK (octet_length(concat("pending_objections"."email", "pending_objections"."contact", "pending_objections"."siren")) <= 8192)
);

ALTER TABLE "imports" ADD COLUMN "objected" integer DEFAULT 0 NOT NULL;
ALTER TABLE "prospect_removals" ADD COLUMN "because" text;
ALTER TABLE "prospect_removals" ADD COLUMN "removed_on" date;
CREATE INDEX "pending_objections_run" ON "pending_objections" USING btree ("run_id");
CREATE INDEX "pending_objections_lease" ON "pending_objections" USING btree ("lease_until");
CREATE INDEX "prospect_removals_prospect" ON "prospect_removals" USING btree ("team_id","prospect_id") WHERE because is not null;
CREATE INDEX "prospect_removals_old" ON "prospect_removals" USING btree ("removed_on") WHERE because is not null;
CREATE INDEX "prospects_mailbox" ON "prospects" USING btree ("email" text_pattern_ops) WHERE email is not null;
CREATE INDEX "prospects_siren" ON "prospects" USING btree ("siren","team_id","id") WHERE siren is not null;
ALTER TABLE "prospect_removals" ADD CONSTRAINT "prospect_removals_because" CHECK ("prospect_removals"."because" in ('objection'));
ALTER TABLE "prospect_removals" ADD CONSTRAINT "prospect_removals_day" CHECK (("prospect_removals"."because" is null) = ("prospect_removals"."removed_on" is null));