CREATE TABLE "enrichment_batches" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"contacts" jsonb NOT NULL,
	"found" jsonb,
	"provider" text,
	"handle" text,
	"month" date,
	"units" integer DEFAULT 0 NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"asked_since" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrichment_batches_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "enrichment_batches_state" CHECK ("enrichment_batches"."state" in ('waiting', 'submitting', 'unanswered', 'submitted', 'done', 'refused', 'lost')),
	CONSTRAINT "enrichment_batches_units" CHECK ("enrichment_batches"."units" >= 0 and ("enrichment_batches"."units" = 0 or "enrichment_batches"."month" is not null)),
	CONSTRAINT "enrichment_batches_handle" CHECK ("enrichment_batches"."state" <> 'submitted' or "enrichment_batches"."handle" is not null),
	CONSTRAINT "enrichment_batches_found" CHECK (("enrichment_batches"."state" = 'done') = ("enrichment_batches"."found" is not null)),
	CONSTRAINT "enrichment_batches_size" CHECK (octet_length("enrichment_batches"."contacts"::text) <= 1048576 and octet_length("enrichment_batches"."found"::text) <= 2097152)
);

CREATE TABLE "enrichment_providers" (
	"name" text PRIMARY KEY NOT NULL,
	"units_spent" bigint DEFAULT 0 NOT NULL,
	"stopped_because" text,
	"stopped_until" timestamp with time zone,
	"stopped_account" text
);

CREATE TABLE "enrichment_units" (
	"team_id" uuid NOT NULL,
	"month" date NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "enrichment_units_team_id_month_pk" PRIMARY KEY("team_id","month"),
	CONSTRAINT "enrichment_units_positive" CHECK ("enrichment_units"."units" >= 0)
);

ALTER TABLE "enrichment_batches" ADD CONSTRAINT "enrichment_batches_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "enrichment_units" ADD CONSTRAINT "enrichment_units_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "enrichment_batches_due" ON "enrichment_batches" USING btree ("team_id","state","due_at");
CREATE INDEX "enrichment_batches_created" ON "enrichment_batches" USING btree ("created_at");

-- Written by hand: no grants. All three are the product's own work at night, of which the role that serves requests sees nothing.
