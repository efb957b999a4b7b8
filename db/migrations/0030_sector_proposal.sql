ALTER TABLE "targeting" ADD COLUMN "asked_words" text;
ALTER TABLE "targeting" ADD COLUMN "asked_at" timestamp with time zone;
ALTER TABLE "targeting" ADD COLUMN "proposed_naf" text[];
-- Written by hand: drizzle-kit knows no grants.
grant update (asked_words, asked_at, proposed_naf) on targeting to matinal_client;
