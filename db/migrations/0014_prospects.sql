CREATE TABLE "prospect_events" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"prospect_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" text NOT NULL,
	CONSTRAINT "prospect_events_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "prospect_events_key" UNIQUE("team_id","key"),
	CONSTRAINT "prospect_events_seq" UNIQUE("team_id","prospect_id","seq"),
	CONSTRAINT "prospect_events_kind" CHECK ("prospect_events"."kind" in ('status', 'note', 'next_step', 'call', 'undo')),
	CONSTRAINT "prospect_events_size" CHECK (octet_length("prospect_events"."data"::text) <= 16384)
);

ALTER TABLE "prospect_events" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "prospect_removals" (
	"team_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"prospect_id" uuid NOT NULL,
	CONSTRAINT "prospect_removals_team_id_seq_pk" PRIMARY KEY("team_id","seq")
);

ALTER TABLE "prospect_removals" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "prospects" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint NOT NULL,
	"company" text NOT NULL,
	"siren" text,
	"website" text,
	"sector" text NOT NULL,
	"headcount_min" integer,
	"headcount_max" integer,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"email_state" text NOT NULL,
	"phone" text,
	"phone_state" text NOT NULL,
	"score" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"signal" text NOT NULL,
	"technologies" jsonb NOT NULL,
	"work_history" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"next_what" text,
	"next_at" timestamp with time zone,
	"delivered_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_key" text NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "prospects_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "prospects_seq" UNIQUE("team_id","seq"),
	CONSTRAINT "prospects_email" UNIQUE("team_id","email"),
	CONSTRAINT "prospects_status" CHECK ("prospects"."status" in ('new', 'to_call', 'to_call_back', 'meeting', 'not_now', 'won', 'lost', 'not_relevant')),
	CONSTRAINT "prospects_states" CHECK ("prospects"."email_state" in ('verified', 'given', 'missing') and ("prospects"."email" is null) = ("prospects"."email_state" = 'missing')
        and "prospects"."phone_state" in ('verified', 'given', 'missing') and ("prospects"."phone" is null) = ("prospects"."phone_state" = 'missing')),
	CONSTRAINT "prospects_score" CHECK ("prospects"."score" between 0 and 100),
	CONSTRAINT "prospects_headcount" CHECK ("prospects"."headcount_min" is not null or "prospects"."headcount_max" is null),
	CONSTRAINT "prospects_next" CHECK ("prospects"."next_what" is not null or "prospects"."next_at" is null),
	CONSTRAINT "prospects_size" CHECK (octet_length(concat("prospects"."company", "prospects"."siren", "prospects"."website", "prospects"."sector", "prospects"."city", "prospects"."contact",
        "prospects"."role", "prospects"."email", "prospects"."phone", "prospects"."signal", "prospects"."next_what")) <= 8192
        and octet_length(concat("prospects"."reasons", "prospects"."technologies", "prospects"."work_history", "prospects"."sources")) <= 24576)
);

ALTER TABLE "prospects" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_team_id_client_id_pk" PRIMARY KEY("team_id","client_id"),
	CONSTRAINT "team_members_client_id_unique" UNIQUE("client_id")
);

ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"prospect_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prospect_events" ADD CONSTRAINT "prospect_events_prospect" FOREIGN KEY ("team_id","prospect_id") REFERENCES "public"."prospects"("team_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prospect_removals" ADD CONSTRAINT "prospect_removals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "prospects_person" ON "prospects" USING btree ("team_id","person_key");
CREATE INDEX "prospects_score" ON "prospects" USING btree ("team_id","score","id");
CREATE INDEX "prospects_status" ON "prospects" USING btree ("team_id","status","score","id");
CREATE INDEX "prospects_sector" ON "prospects" USING btree ("team_id","sector","score","id");
CREATE INDEX "prospects_new" ON "prospects" USING btree ("team_id","delivered_on","score","id") WHERE status = 'new';
CREATE INDEX "prospects_due" ON "prospects" USING btree ("team_id","next_at","id","status","delivered_on") WHERE next_at is not null;
CREATE INDEX "prospects_search" ON "prospects" USING gin ("search");
CREATE POLICY "own_prospect_events" ON "prospect_events" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("prospect_events"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("prospect_events"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_prospect_removals" ON "prospect_removals" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("prospect_removals"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("prospect_removals"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_prospects" ON "prospects" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("prospects"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("prospects"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_membership" ON "team_members" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("team_members"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("team_members"."client_id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_team" ON "teams" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("teams"."id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("teams"."id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));