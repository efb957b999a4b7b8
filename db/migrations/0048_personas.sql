CREATE TABLE "personas" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"share" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"value_prop" text NOT NULL,
	"tone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shared_since" date NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"begun_on" date,
	"walk" jsonb,
	CONSTRAINT "personas_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "personas_share" CHECK ("personas"."share" between 0 and 100),
	CONSTRAINT "personas_size" CHECK (octet_length("personas"."criteria"::text) <= 131072 and octet_length("personas"."name") + octet_length("personas"."value_prop") <= 16384),
	CONSTRAINT "personas_round" CHECK ("personas"."begun_on" is not null or "personas"."walk" is null),
	CONSTRAINT "personas_walk" CHECK (octet_length("personas"."walk"::text) <= 1024)
);

ALTER TABLE "personas" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "candidates" ADD COLUMN "persona_id" uuid;
ALTER TABLE "prospects" ADD COLUMN "persona_id" uuid;
ALTER TABLE "personas" ADD CONSTRAINT "personas_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE POLICY "own_personas" ON "personas" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("personas"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and "personas"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true)))) WITH CHECK ("personas"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))
    and "personas"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true))));
CREATE POLICY "team_personas" ON "personas" AS PERMISSIVE FOR SELECT TO "matinal_client" USING ("personas"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
-- Written by hand: drizzle-kit knows no grants.
grant select (team_id, id, version, name, share, criteria, value_prop, tone, created_at, updated_at, shared_since),
  update (version, name, share, criteria, value_prop, tone, updated_at, shared_since), insert, delete
  on personas to matinal_client;
