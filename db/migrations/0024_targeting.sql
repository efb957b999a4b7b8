CREATE TABLE "targeting" (
	"client_id" text PRIMARY KEY NOT NULL,
	"criteria" jsonb,
	"last_version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "targeting_size" CHECK (octet_length("targeting"."criteria"::text) <= 131072)
);

ALTER TABLE "targeting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "targeting" ADD CONSTRAINT "targeting_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE POLICY "own_targeting" ON "targeting" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("targeting"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("targeting"."client_id" = current_setting('matinal.client_id', true));

-- Written by hand: drizzle-kit knows no grants.
grant select, insert on targeting to matinal_client;
grant update (criteria, last_version, updated_at) on targeting to matinal_client;
