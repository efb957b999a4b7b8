ALTER TABLE "prospects" ADD COLUMN "imported_values" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_imported_values" CHECK (octet_length("prospects"."imported_values"::text) <= 32768);
-- Written by hand: drizzle-kit knows no grants.
grant update (imported_values) on prospects to matinal_client;
