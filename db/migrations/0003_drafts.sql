CREATE TABLE "draft_versions" (
	"client_id" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_versions_client_id_draft_id_version_pk" PRIMARY KEY("client_id","draft_id","version"),
	CONSTRAINT "draft_versions_source" CHECK ("draft_versions"."source" in ('template', 'model'))
);

ALTER TABLE "draft_versions" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "drafts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "drafts_key" UNIQUE("client_id","key"),
	CONSTRAINT "drafts_kind" CHECK ("drafts"."kind" in ('email', 'sequence', 'search', 'call_script', 'plan')),
	CONSTRAINT "drafts_source" CHECK ("drafts"."source" in ('template', 'model'))
);

ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_draft" FOREIGN KEY ("client_id","draft_id") REFERENCES "public"."drafts"("client_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE POLICY "own_draft_versions" ON "draft_versions" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("draft_versions"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("draft_versions"."client_id" = current_setting('matinal.client_id', true));
CREATE POLICY "own_drafts" ON "drafts" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("drafts"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("drafts"."client_id" = current_setting('matinal.client_id', true));