CREATE TABLE "imports" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'loading' NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"base_seq" bigint NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('loading', 'abandoned', 'done', 'undoing', 'undone'))
);

ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "subscriptions" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"offer" text,
	"until" date,
	"cancelled_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "subscriptions_offer" CHECK ("subscriptions"."offer" in ('starter', 'growth', 'scale', 'trial'))
);

ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;
DROP INDEX "prospects_new";
DROP INDEX "prospects_due";
ALTER TABLE "prospects" ADD COLUMN "import_id" uuid;
ALTER TABLE "imports" ADD CONSTRAINT "imports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "imports_loading" ON "imports" USING btree ("team_id") WHERE state = 'loading';
CREATE INDEX "imports_unfinished" ON "imports" USING btree ("state","lease_until") WHERE state in ('loading', 'abandoned', 'undoing');
CREATE INDEX "subscriptions_cancelled" ON "subscriptions" USING btree ("cancelled_at") WHERE cancelled_at is not null;
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_import" FOREIGN KEY ("team_id","import_id") REFERENCES "public"."imports"("team_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "prospects_import" ON "prospects" USING btree ("team_id","import_id") WHERE import_id is not null;
CREATE INDEX "prospects_new" ON "prospects" USING btree ("team_id","delivered_on","score","id","import_id") WHERE status = 'new';
CREATE INDEX "prospects_due" ON "prospects" USING btree ("team_id","next_at","id","status","delivered_on","import_id") WHERE next_at is not null;
CREATE POLICY "own_imports" ON "imports" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("imports"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("imports"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_subscription" ON "subscriptions" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("subscriptions"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("subscriptions"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
ALTER POLICY "own_prospects" ON "prospects" TO matinal_client USING ("prospects"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and ("prospects"."import_id" is null or not "prospects"."import_id" = any(array(select id from imports where state in ('loading', 'abandoned', 'undoing'))))) WITH CHECK ("prospects"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and ("prospects"."import_id" is null or not "prospects"."import_id" = any(array(select id from imports where state in ('loading', 'abandoned', 'undoing')))));

-- Written by hand: drizzle-kit knows no grants. Operators write both tables, which their team may read.
grant select on imports to matinal_client;
grant select on subscriptions to matinal_client;
