ALTER TABLE "drafts" ADD COLUMN "team_id" uuid;
ALTER TABLE "drafts" ADD COLUMN "prospect_id" uuid;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_of_prospect" FOREIGN KEY ("team_id","prospect_id") REFERENCES "public"."prospects"("team_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_of_member" FOREIGN KEY ("team_id","client_id") REFERENCES "public"."team_members"("team_id","client_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "drafts_prospect" ON "drafts" USING btree ("team_id","prospect_id") WHERE prospect_id is not null;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_for_whom" CHECK (("drafts"."team_id" is null) = ("drafts"."prospect_id" is null));