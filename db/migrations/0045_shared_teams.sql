CREATE TABLE "team_invitations" (
	"team_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "team_invitations_email" UNIQUE("team_id","email"),
	CONSTRAINT "team_invitations_size" CHECK (octet_length("team_invitations"."email") <= 254)
);

ALTER TABLE "team_invitations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "client_profile" DROP CONSTRAINT "client_profile_client_id_unique";
ALTER TABLE "prospect_events" DROP CONSTRAINT "prospect_events_kind";
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_of_member";

ALTER TABLE "settled_dismissals" DROP CONSTRAINT "settled_dismissals_member";

ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_member";

ALTER TABLE "targeting" DROP CONSTRAINT "targeting_pkey";
-- Each team belongs to the client for whom it was made; nobody has shared one yet.
ALTER TABLE "teams" ADD COLUMN "owner_id" text;
UPDATE "teams" SET "owner_id" = "team_members"."client_id" FROM "team_members" WHERE "team_members"."team_id" = "teams"."id";
DELETE FROM "teams" WHERE "owner_id" IS NULL;
ALTER TABLE "teams" ALTER COLUMN "owner_id" SET NOT NULL;
ALTER TABLE "client_profile" ADD COLUMN "team_id" uuid DEFAULT null;
UPDATE "client_profile" SET "team_id" = "team_members"."team_id" FROM "team_members" WHERE "team_members"."client_id" = "client_profile"."client_id";
ALTER TABLE "client_profile" ALTER COLUMN "team_id" SET NOT NULL;
ALTER TABLE "prospects" ADD COLUMN "assignee_id" text;
ALTER TABLE "targeting" ADD COLUMN "team_id" uuid DEFAULT null;
UPDATE "targeting" SET "team_id" = "team_members"."team_id" FROM "team_members" WHERE "team_members"."client_id" = "targeting"."client_id";
ALTER TABLE "targeting" ADD PRIMARY KEY ("team_id");
ALTER TABLE "team_members" ADD COLUMN "sender_name" text;
ALTER TABLE "team_members" ADD COLUMN "calendly_url" text;
ALTER TABLE "team_members" ADD COLUMN "draft_gaps" jsonb;
ALTER TABLE "teams" ADD COLUMN "next_owner_id" text;
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "team_invitations_of_email" ON "team_invitations" USING btree ("email");
CREATE INDEX "team_invitations_expires_at" ON "team_invitations" USING btree ("expires_at");
ALTER TABLE "client_profile" ADD CONSTRAINT "client_profile_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settled_dismissals" ADD CONSTRAINT "settled_dismissals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settled_dismissals" ADD CONSTRAINT "settled_dismissals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "targeting" ADD CONSTRAINT "targeting_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "teams" ADD CONSTRAINT "teams_owner_id_clients_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "teams" ADD CONSTRAINT "teams_next_owner_id_clients_id_fk" FOREIGN KEY ("next_owner_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "prospects_assignee" ON "prospects" USING btree ("team_id","assignee_id") WHERE assignee_id is not null;
CREATE INDEX "teams_owner" ON "teams" USING btree ("owner_id");
ALTER TABLE "client_profile" ADD CONSTRAINT "client_profile_team_id_unique" UNIQUE("team_id");
ALTER TABLE "prospect_events" ADD CONSTRAINT "prospect_events_kind" CHECK ("prospect_events"."kind" in ('status', 'note', 'next_step', 'call', 'undo', 'assign'));
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_size" CHECK (octet_length(concat("team_members"."sender_name", "team_members"."calendly_url")) <= 8192 and octet_length("team_members"."draft_gaps"::text) <= 32768);
CREATE POLICY "team_profile" ON "client_profile" AS PERMISSIVE FOR SELECT TO "matinal_client" USING ("client_profile"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "team_targeting" ON "targeting" AS PERMISSIVE FOR SELECT TO "matinal_client" USING ("targeting"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
CREATE POLICY "own_team_invitations" ON "team_invitations" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("team_invitations"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))) WITH CHECK ("team_invitations"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))));
ALTER POLICY "own_profile" ON "client_profile" TO matinal_client USING ("client_profile"."client_id" = current_setting('matinal.client_id', true)
    and "client_profile"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true)))) WITH CHECK ("client_profile"."client_id" = current_setting('matinal.client_id', true)
    and "client_profile"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true))));
ALTER POLICY "own_drafts" ON "drafts" TO matinal_client USING ("drafts"."client_id" = current_setting('matinal.client_id', true) and ("drafts"."team_id" is null or "drafts"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))))) WITH CHECK ("drafts"."client_id" = current_setting('matinal.client_id', true) and ("drafts"."team_id" is null or "drafts"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))));
ALTER POLICY "own_targeting" ON "targeting" TO matinal_client USING ("targeting"."client_id" = current_setting('matinal.client_id', true)
    and "targeting"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true)))) WITH CHECK ("targeting"."client_id" = current_setting('matinal.client_id', true)
    and "targeting"."team_id" = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true))));
ALTER POLICY "own_webhooks" ON "webhooks" TO matinal_client USING ("webhooks"."client_id" = current_setting('matinal.client_id', true) and ("webhooks"."team_id" is null or "webhooks"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true))))) WITH CHECK ("webhooks"."client_id" = current_setting('matinal.client_id', true) and ("webhooks"."team_id" is null or "webhooks"."team_id" = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))));
-- Written by hand: drizzle-kit knows neither grants nor functions nor triggers.

-- The team that is made along with a client is the client's own.
create or replace function add_team_of_client() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added uuid;
begin
  insert into teams (owner_id) values (new.id) returning id into added;
  insert into team_members (team_id, client_id) values (added, new.id);
  return null;
end
$$;

-- Profile and targeting belong to the team in which the client works when they are stored.
create function set_team_of_row() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.team_id is null then
    select team_id into new.team_id from team_members where client_id = new.client_id;
  end if;
  return new;
end
$$;
create trigger team_of_row before insert on client_profile for each row execute function set_team_of_row();
create trigger team_of_row before insert on targeting for each row execute function set_team_of_row();

-- Whether somebody works in the team of the client of the transaction: clients read nobody's membership but their own.
create function team_has_member(team uuid, member text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from team_members where team_id = team and client_id = member)
    and exists (select 1 from team_members where team_id = team and client_id = current_setting('matinal.client_id', true))
$$;
revoke execute on function team_has_member(uuid, text) from public;
grant execute on function team_has_member(uuid, text) to matinal_client;

-- Who invites and who belongs to a team is decided as the owner of the tables (app/team).
grant select on team_invitations to matinal_client;
grant update (sender_name, calendly_url, draft_gaps) on team_members to matinal_client;
grant update (assignee_id) on prospects to matinal_client;
