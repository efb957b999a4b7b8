CREATE TABLE "list_settings" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_settings_size" CHECK (octet_length("list_settings"."settings"::text) <= 262144)
);

ALTER TABLE "list_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prospect_events" DROP CONSTRAINT "prospect_events_kind";
ALTER TABLE "prospects" ADD COLUMN "column_values" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prospect_events" ADD CONSTRAINT "prospect_events_kind" CHECK ("prospect_events"."kind" in ('status', 'note', 'next_step', 'call', 'undo', 'assign', 'value'));
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_values" CHECK (octet_length("prospects"."column_values"::text) <= 32768);
CREATE POLICY "own_list_settings" ON "list_settings" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("list_settings"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("list_settings"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
-- Written by hand: drizzle-kit knows no grants.
grant select, insert, update on list_settings to matinal_client;
grant update (column_values) on prospects to matinal_client;
