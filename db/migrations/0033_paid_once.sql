ALTER TABLE "enrichment_batches" RENAME COLUMN "month" TO "day";
ALTER TABLE "enrichment_units" RENAME COLUMN "month" TO "day";
-- By hand: since PostgreSQL 18 a "not null" is a constraint with a name, which a renamed column does not take along.
do $$
begin
  if exists (select from pg_constraint where conname = 'enrichment_units_month_not_null') then
    alter table enrichment_units rename constraint enrichment_units_month_not_null to enrichment_units_day_not_null;
  end if;
end
$$;
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_delivered";
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_state";
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_size";
ALTER TABLE "enrichment_batches" DROP CONSTRAINT "enrichment_batches_units";
ALTER TABLE "nights" DROP CONSTRAINT "nights_size";
DROP INDEX "candidates_waiting";
DROP INDEX "candidates_old";
ALTER TABLE "enrichment_units" DROP CONSTRAINT "enrichment_units_team_id_month_pk";
ALTER TABLE "enrichment_units" ADD CONSTRAINT "enrichment_units_team_id_day_pk" PRIMARY KEY("team_id","day");
ALTER TABLE "candidates" ADD COLUMN "excluded_by" jsonb;
ALTER TABLE "nights" ADD COLUMN "enrichment_error" text;
CREATE INDEX "candidates_excluded" ON "candidates" USING btree ("team_id") WHERE state = 'excluded';
CREATE INDEX "candidates_siren" ON "candidates" USING btree ("siren","team_id","id") WHERE company is not null;
CREATE INDEX "candidates_mailbox" ON "candidates" USING btree ((contact->'email'->>'value') text_pattern_ops) WHERE contact is not null;
CREATE INDEX "candidates_company_mailbox" ON "candidates" USING btree ((contact->>'companyEmail') text_pattern_ops) WHERE contact is not null;
CREATE INDEX "candidates_waiting" ON "candidates" USING btree ("team_id","score") WHERE company is not null;
CREATE INDEX "candidates_old" ON "candidates" USING btree ("seen_on") WHERE company is not null;
ALTER TABLE "nights" DROP COLUMN "spent";
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_emptied" CHECK (("candidates"."state" = 'delivered') = ("candidates"."delivered_on" is not null)
        and ("candidates"."state" = 'excluded') = ("candidates"."excluded_by" is not null)
        and ("candidates"."state" in ('delivered', 'excluded')) = ("candidates"."company" is null)
        and ("candidates"."company" is null) = ("candidates"."director" is null)
        and ("candidates"."company" is not null or "candidates"."contact" is null));
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_state" CHECK ("candidates"."state" in ('found', 'enriching', 'enriched', 'staged', 'delivered', 'excluded'));
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_size" CHECK (octet_length(concat("candidates"."company", "candidates"."director", "candidates"."contact", "candidates"."reasons", "candidates"."signal", "candidates"."traits", "candidates"."excluded_by")) <= 65536);
ALTER TABLE "enrichment_batches" ADD CONSTRAINT "enrichment_batches_units" CHECK ("enrichment_batches"."units" >= 0 and ("enrichment_batches"."units" = 0 or "enrichment_batches"."day" is not null));
ALTER TABLE "nights" ADD CONSTRAINT "nights_size" CHECK (octet_length(concat("nights"."error", "nights"."enrichment_error")) <= 200 and octet_length("nights"."dropped"::text) <= 1000);