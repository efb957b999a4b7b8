ALTER TABLE "candidates" ADD COLUMN "seen" jsonb;
ALTER TABLE "candidates" ADD COLUMN "checked_on" date;
ALTER TABLE "prospects" ADD COLUMN "updates" jsonb DEFAULT '[]'::jsonb NOT NULL;