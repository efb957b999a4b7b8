ALTER TABLE "drafts" ADD COLUMN "shared_with" uuid;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_shared_with_teams_id_fk" FOREIGN KEY ("shared_with") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "drafts_shared" ON "drafts" USING btree ("shared_with") WHERE shared_with is not null;
CREATE POLICY "team_drafts" ON "drafts" AS PERMISSIVE FOR SELECT TO "matinal_client" USING ("drafts"."shared_with" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
-- Written by hand: drizzle-kit knows no grants.
grant update (shared_with) on drafts to matinal_client;
