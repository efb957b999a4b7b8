ALTER TABLE "messages" DROP CONSTRAINT "messages_reply";
ALTER TABLE "client_profile" DROP CONSTRAINT "client_profile_pkey";
ALTER TABLE "messages" DROP CONSTRAINT "messages_pkey";
ALTER TABLE "client_profile" ADD CONSTRAINT "client_profile_client_id_id_pk" PRIMARY KEY("client_id","id");
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_id_pk" PRIMARY KEY("client_id","id");
ALTER TABLE "conversation_summaries" ADD COLUMN "holder" uuid;
ALTER TABLE "conversation_summaries" ADD COLUMN "lease_until" timestamp with time zone;
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply" UNIQUE("client_id","reply_to","attempt");