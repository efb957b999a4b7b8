CREATE TABLE "settled_dismissals" (
	"client_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"through_seq" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settled_dismissals_client_id_team_id_reason_pk" PRIMARY KEY("client_id","team_id","reason"),
	CONSTRAINT "settled_dismissals_reason" CHECK ("settled_dismissals"."reason" in ('size', 'sector', 'role', 'place', 'customer_already', 'competitor'))
);

ALTER TABLE "settled_dismissals" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prospects" ADD COLUMN "naf" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "prospects" ADD COLUMN "department" text;
ALTER TABLE "prospects" ADD COLUMN "dismissed_because" text;
ALTER TABLE "prospects" ADD COLUMN "dismissed_seq" bigint;
ALTER TABLE "settled_dismissals" ADD CONSTRAINT "settled_dismissals_member" FOREIGN KEY ("team_id","client_id") REFERENCES "public"."team_members"("team_id","client_id") ON DELETE cascade ON UPDATE no action;
-- Written by hand: drizzle-kit knows neither data nor grants. What the register said of those who were delivered before is in
-- what is kept of the night that found them.
update prospects set naf = known.naf, department = known.department
from (
  select team_id, prospect_id,
    array(select substr(trait, 8) from jsonb_array_elements_text(traits) as trait where trait ~ '^sector:\d{2}\.\d{2}[A-Z]$') as naf,
    (select substr(trait, 7) from jsonb_array_elements_text(traits) as trait where trait ~ '^place:[0-9AB]{2,3}$' limit 1) as department
  from candidates where state = 'delivered' and prospect_id is not null and jsonb_typeof(traits) = 'array'
) as known
where prospects.team_id = known.team_id and prospects.id = known.prospect_id;
-- The newest status that stands says why.
update prospects set dismissed_because = coalesce(said.reason, 'other'), dismissed_seq = coalesce(said.seq, prospects.seq)
from prospects as dismissed
left join lateral (
  select data->>'reason' as reason, seq from prospect_events as event
  where event.team_id = dismissed.team_id and event.prospect_id = dismissed.id and kind = 'status'
    and not exists (select 1 from prospect_events as undo where undo.team_id = event.team_id
      and undo.prospect_id = event.prospect_id and undo.kind = 'undo' and undo.data->>'event' = event.id::text)
  order by seq desc limit 1
) as said on true
where dismissed.status = 'not_relevant' and prospects.team_id = dismissed.team_id and prospects.id = dismissed.id;
CREATE INDEX "prospects_dismissed" ON "prospects" USING btree ("team_id","dismissed_because","dismissed_seq","delivered_on") WHERE dismissed_because is not null;
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_dismissed" CHECK ("prospects"."dismissed_because" in ('size', 'sector', 'role', 'place', 'customer_already', 'competitor', 'other'));
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_dismissal" CHECK (("prospects"."status" = 'not_relevant') = ("prospects"."dismissed_because" is not null)
        and ("prospects"."dismissed_because" is null) = ("prospects"."dismissed_seq" is null));
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_codes" CHECK (octet_length(concat("prospects"."naf"::text, "prospects"."department")) <= 100);
CREATE POLICY "own_settled_dismissals" ON "settled_dismissals" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("settled_dismissals"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("settled_dismissals"."client_id" = current_setting('matinal.client_id', true));

grant select, insert on settled_dismissals to matinal_client;
grant update (through_seq, settled_at) on settled_dismissals to matinal_client;
grant update (dismissed_because, dismissed_seq) on prospects to matinal_client;
