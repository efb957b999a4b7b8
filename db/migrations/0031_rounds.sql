ALTER TABLE "nights" ADD COLUMN "begins_at" timestamp with time zone;
-- Written by hand: of nights that were planned before, when they were due last is what is known.
UPDATE "nights" SET "begins_at" = "due_at";
ALTER TABLE "nights" ALTER COLUMN "begins_at" SET NOT NULL;
ALTER TABLE "nights" ADD COLUMN "requests" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "begun_on" date;
ALTER TABLE "searches" ADD COLUMN "walk" jsonb;
ALTER TABLE "searches" DROP COLUMN "page";
ALTER TABLE "searches" ADD CONSTRAINT "searches_round" CHECK ("searches"."begun_on" is not null or "searches"."walk" is null);
ALTER TABLE "searches" ADD CONSTRAINT "searches_size" CHECK (octet_length("searches"."walk"::text) <= 1024);