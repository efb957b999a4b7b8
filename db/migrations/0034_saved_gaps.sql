ALTER TABLE "client_profile" ADD COLUMN "draft_gaps" jsonb;
ALTER TABLE "draft_versions" ADD COLUMN "model" text;
ALTER TABLE "drafts" ADD COLUMN "model" text;
ALTER TABLE "client_profile" ADD CONSTRAINT "client_profile_draft_gaps" CHECK (octet_length("client_profile"."draft_gaps"::text) <= 32768);
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_model" CHECK ("drafts"."model" is null or ("drafts"."source" = 'model' and length("drafts"."model") <= 200));
-- Written by hand: a version that is saved or restored keeps the name of its model.
grant update (model) on drafts to matinal_client;
