DROP INDEX "messages_sent";
ALTER TABLE "messages" ADD COLUMN "sent_at" timestamp with time zone;
CREATE INDEX "messages_sent" ON "messages" USING btree ("client_id","sent_at") WHERE role = 'user';
-- For the limit on the messages of a day.
UPDATE "messages" SET "sent_at" = "created_at" WHERE role = 'user' AND "created_at" > now() - interval '1 day';
