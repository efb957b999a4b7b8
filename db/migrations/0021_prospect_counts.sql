CREATE TABLE "prospect_counts" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid,
	"new_of" date,
	"next_on" date,
	"count" integer NOT NULL,
	CONSTRAINT "prospect_counts_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "prospect_counts_kind" UNIQUE NULLS NOT DISTINCT("team_id","new_of","next_on","import_id")
);

ALTER TABLE "prospect_counts" ENABLE ROW LEVEL SECURITY;
DROP INDEX "prospects_status";
DROP INDEX "prospects_sector";
DROP INDEX "prospects_due";
DROP INDEX "prospects_score";
DROP INDEX "prospects_new";
ALTER TABLE "prospect_counts" ADD CONSTRAINT "prospect_counts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "prospects_due_untouched" ON "prospects" USING btree ("team_id","next_at","id","score","sector") WHERE (status = 'new' and delivered_on = (next_at at time zone 'Europe/Paris')::date);
CREATE INDEX "prospects_due_touched" ON "prospects" USING btree ("team_id","next_at","id","score","status","sector") WHERE (next_at is not null and (status <> 'new' or delivered_on <> (next_at at time zone 'Europe/Paris')::date));
CREATE INDEX "prospects_score" ON "prospects" USING btree ("team_id","score","id","status","sector");
CREATE INDEX "prospects_new" ON "prospects" USING btree ("team_id","delivered_on","score","id","sector") WHERE status = 'new';
CREATE POLICY "own_prospect_counts" ON "prospect_counts" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("prospect_counts"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and ("prospect_counts"."import_id" is null or not "prospect_counts"."import_id" = any(array(select id from imports where state in ('loading', 'abandoned', 'undoing'))))) WITH CHECK ("prospect_counts"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and ("prospect_counts"."import_id" is null or not "prospect_counts"."import_id" = any(array(select id from imports where state in ('loading', 'abandoned', 'undoing')))));