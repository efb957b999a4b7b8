ALTER TABLE "prospects" DROP CONSTRAINT "prospects_size";
ALTER TABLE "prospects" ADD COLUMN "linkedin" text;
ALTER TABLE "prospects" ADD COLUMN "company_email" text;
-- By hand: what is there counts from its delivery, or from what was done with it last.
ALTER TABLE "prospects" ADD COLUMN "active_on" date;
UPDATE "prospects" SET "active_on" = greatest("delivered_on", (
  select max((at at time zone 'Europe/Paris')::date) from "prospect_events"
  where "prospect_events"."team_id" = "prospects"."team_id" and "prospect_events"."prospect_id" = "prospects"."id"
));
ALTER TABLE "prospects" ALTER COLUMN "active_on" SET NOT NULL;
CREATE INDEX "prospects_company_mailbox" ON "prospects" USING btree ("company_email" text_pattern_ops) WHERE company_email is not null;
CREATE INDEX "prospects_active" ON "prospects" USING btree ("active_on","team_id");
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_linkedin" CHECK ("prospects"."linkedin" ~ '^www\.linkedin\.com/in/[A-Za-z0-9_%.-]{1,120}$');
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_size" CHECK (octet_length(concat("prospects"."company", "prospects"."siren", "prospects"."website", "prospects"."sector", "prospects"."city", "prospects"."contact",
        "prospects"."role", "prospects"."email", "prospects"."phone", "prospects"."linkedin", "prospects"."company_email", "prospects"."signal",
        "prospects"."next_what")) <= 8192
        and octet_length(concat("prospects"."reasons", "prospects"."technologies", "prospects"."work_history", "prospects"."sources")) <= 24576);
-- By hand: drizzle-kit knows no grants.
GRANT UPDATE ("active_on") ON "prospects" TO matinal_client;
