ALTER TABLE "subscriptions" ADD COLUMN "cancel_requested_at" timestamp with time zone;
ALTER TABLE "subscriptions" ADD COLUMN "until_before" date;
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("until") WHERE cancel_requested_at is not null;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_requested" CHECK ("subscriptions"."cancel_requested_at" is null or "subscriptions"."until" is not null);