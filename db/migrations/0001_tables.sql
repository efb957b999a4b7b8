CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "client_profile" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"company_name" text,
	"industry" text,
	"icp_title" text,
	"icp_size" text,
	"icp_location" text,
	"value_prop" text,
	"tone" text,
	"common_objections" text,
	"primary_goal" text,
	"calendly_url" text,
	"linkedin_url" text,
	"banned_phrases" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_profile_client_id_unique" UNIQUE("client_id")
);

ALTER TABLE "client_profile" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "confirmation_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_key" text,
	"content_digest" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempt_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"failure_shown_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"reply_to" uuid,
	"asks_step" text,
	"answers_step" text,
	"corrects" text,
	CONSTRAINT "messages_reply_to_unique" UNIQUE("reply_to"),
	CONSTRAINT "messages_seq" UNIQUE("client_id","seq"),
	CONSTRAINT "messages_idempotency_key" UNIQUE("client_id","idempotency_key"),
	CONSTRAINT "messages_role" CHECK ("messages"."role" in ('user', 'assistant'))
);

ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);

CREATE TABLE "rate_limit_hits" (
	"bucket" text NOT NULL,
	"hit_at" timestamp with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "rate_limit_hits_bucket_hit_at_id_pk" PRIMARY KEY("bucket","hit_at","id")
);

CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);

CREATE TABLE "sign_in_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"wrong_here" integer DEFAULT 0 NOT NULL,
	"wrong_elsewhere" integer DEFAULT 0 NOT NULL,
	"browser_hash" text,
	"next" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_links_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);

ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "client_profile" ADD CONSTRAINT "client_profile_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_user" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "confirmation_codes" ADD CONSTRAINT "confirmation_codes_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "confirmation_codes_of_session" ON "confirmation_codes" USING btree ("session_id");
CREATE INDEX "confirmation_codes_expires_at" ON "confirmation_codes" USING btree ("expires_at");
CREATE INDEX "contact_requests_content" ON "contact_requests" USING btree ("content_digest","created_at");
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree (lower(email),"created_at");
CREATE INDEX "contact_requests_delivered" ON "contact_requests" USING btree ("delivered_at") WHERE delivered_at is not null;
CREATE INDEX "contact_requests_retry" ON "contact_requests" USING btree ("retry_at") WHERE retry_at is not null;
CREATE INDEX "messages_answers_step" ON "messages" USING btree ("client_id","answers_step","seq") WHERE answers_step is not null;
CREATE INDEX "messages_assistant" ON "messages" USING btree ("client_id","seq") WHERE role = 'assistant';
CREATE INDEX "messages_sent" ON "messages" USING btree ("client_id","created_at") WHERE role = 'user';
CREATE UNIQUE INDEX "outbox_waiting" ON "outbox" USING btree ("kind","dedupe_key") WHERE failed_at is null;
CREATE INDEX "outbox_first" ON "outbox" USING btree ("due_at") WHERE failed_at is null and attempts = 0;
CREATE INDEX "outbox_retries" ON "outbox" USING btree ("due_at") WHERE failed_at is null and attempts > 0;
CREATE INDEX "outbox_expiring" ON "outbox" USING btree ("expires_at") WHERE failed_at is null and expires_at is not null;
CREATE INDEX "outbox_failed_at" ON "outbox" USING btree ("failed_at") WHERE failed_at is not null;
CREATE INDEX "rate_limit_hits_hit_at" ON "rate_limit_hits" USING btree ("hit_at");
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id");
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");
CREATE INDEX "session_created_at" ON "session" USING btree ("created_at");
CREATE INDEX "sign_in_links_of_email" ON "sign_in_links" USING btree ("email");
CREATE INDEX "sign_in_links_expires_at" ON "sign_in_links" USING btree ("expires_at");
CREATE POLICY "own_profile" ON "client_profile" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("client_profile"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("client_profile"."client_id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_client" ON "clients" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("clients"."id" = current_setting('matinal.client_id', true)) WITH CHECK ("clients"."id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_messages" ON "messages" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("messages"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("messages"."client_id" = current_setting('matinal.client_id', true));
