CREATE TABLE "candidates" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_key" text NOT NULL,
	"siren" text NOT NULL,
	"state" text DEFAULT 'found' NOT NULL,
	"seen_on" date NOT NULL,
	"chosen_on" date,
	"company" jsonb,
	"director" jsonb,
	"contact" jsonb,
	"score" smallint DEFAULT 0 NOT NULL,
	"reasons" jsonb,
	"signal" text DEFAULT '' NOT NULL,
	"traits" jsonb,
	"delivered_on" date,
	"prospect_id" uuid,
	CONSTRAINT "candidates_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "candidates_person" UNIQUE("team_id","person_key"),
	CONSTRAINT "candidates_state" CHECK ("candidates"."state" in ('found', 'enriching', 'enriched', 'staged', 'delivered')),
	CONSTRAINT "candidates_delivered" CHECK (("candidates"."state" = 'delivered') = ("candidates"."delivered_on" is not null)
        and ("candidates"."state" = 'delivered') = ("candidates"."company" is null)
        and ("candidates"."company" is null) = ("candidates"."director" is null)),
	CONSTRAINT "candidates_size" CHECK (octet_length(concat("candidates"."company", "candidates"."director", "candidates"."contact", "candidates"."reasons", "candidates"."signal", "candidates"."traits")) <= 65536)
);

ALTER TABLE "candidates" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "nights" (
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'searching' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"quota" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"dropped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"enriched" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"staged_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "nights_team_id_day_pk" PRIMARY KEY("team_id","day"),
	CONSTRAINT "nights_state" CHECK ("nights"."state" in ('searching', 'enriching', 'scoring', 'staged', 'delivered', 'left')),
	CONSTRAINT "nights_delivered" CHECK (("nights"."state" = 'delivered') = ("nights"."delivered_at" is not null)),
	CONSTRAINT "nights_size" CHECK (octet_length("nights"."error") <= 200 and octet_length("nights"."dropped"::text) <= 1000)
);

ALTER TABLE "nights" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "searches" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"criteria" text DEFAULT '' NOT NULL,
	"page" integer DEFAULT 1 NOT NULL,
	"held_at" timestamp with time zone,
	"held_by" text,
	CONSTRAINT "searches_held" CHECK (("searches"."held_at" is null) = ("searches"."held_by" is null))
);

ALTER TABLE "searches" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "sightings" (
	"siren" text PRIMARY KEY NOT NULL,
	"seen_on" date NOT NULL,
	"seen" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "sightings_size" CHECK (octet_length(concat("sightings"."seen", "sightings"."before")) <= 16384)
);

CREATE TABLE "subscription_terms" (
	"team_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"offer" text NOT NULL,
	"until" date,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "subscription_terms_team_id_since_pk" PRIMARY KEY("team_id","since"),
	CONSTRAINT "subscription_terms_offer" CHECK ("subscription_terms"."offer" in ('starter', 'growth', 'scale', 'trial'))
);

ALTER TABLE "subscription_terms" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "nights" ADD CONSTRAINT "nights_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "searches" ADD CONSTRAINT "searches_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription_terms" ADD CONSTRAINT "subscription_terms_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "candidates_waiting" ON "candidates" USING btree ("team_id","score") WHERE state <> 'delivered';
CREATE INDEX "candidates_delivered" ON "candidates" USING btree ("team_id","delivered_on") WHERE state = 'delivered';
CREATE INDEX "candidates_old" ON "candidates" USING btree ("seen_on") WHERE state <> 'delivered';
CREATE INDEX "nights_due" ON "nights" USING btree ("due_at") WHERE state in ('searching', 'enriching', 'scoring');
CREATE INDEX "nights_open" ON "nights" USING btree ("day","team_id") WHERE state not in ('delivered', 'left');
CREATE INDEX "nights_day" ON "nights" USING btree ("day");
CREATE INDEX "sightings_seen_on" ON "sightings" USING btree ("seen_on");
CREATE POLICY "own_candidates" ON "candidates" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("candidates"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("candidates"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_nights" ON "nights" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("nights"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("nights"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_search" ON "searches" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("searches"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("searches"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_subscription_terms" ON "subscription_terms" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("subscription_terms"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("subscription_terms"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));

-- Written by hand: drizzle-kit knows no grants. The night writes these tables. A team may read what each night did, and of
-- the people whom it has not got yet only how many there are.
grant select on subscription_terms, searches, nights to matinal_client;
grant select (team_id, id, state) on candidates to matinal_client;
-- What was bought before terms were kept.
insert into subscription_terms (team_id, since, offer, until, cancelled_at)
select team_id, changed_at, offer, until, cancelled_at from subscriptions where offer is not null;
