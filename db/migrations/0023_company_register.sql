CREATE TABLE "register_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);

CREATE TABLE "register_budget" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"trying_until" timestamp with time zone,
	CONSTRAINT "register_budget_one" CHECK ("register_budget"."id" = 1)
);

CREATE INDEX "register_answers_asked_at" ON "register_answers" USING btree ("asked_at");