CREATE TABLE "unexpected_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"client_id" text,
	CONSTRAINT "unexpected_errors_size" CHECK (octet_length(concat("unexpected_errors"."method", "unexpected_errors"."route", "unexpected_errors"."type", "unexpected_errors"."message", "unexpected_errors"."place")) <= 8000)
);

ALTER TABLE "unexpected_errors" ADD CONSTRAINT "unexpected_errors_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "unexpected_errors_at" ON "unexpected_errors" USING btree ("at","id");