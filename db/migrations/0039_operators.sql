CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_kind" text GENERATED ALWAYS AS (case when starts_with(actor, 'ops:') then 'command' else 'operator' end) STORED NOT NULL,
	"action" text NOT NULL,
	"client_id" text,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"request_id" text,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" ~ '^[a-z]+[.][a-z_]+$'),
	CONSTRAINT "audit_log_size" CHECK (octet_length(concat("audit_log"."actor", "audit_log"."action", "audit_log"."client_id", "audit_log"."subject", "audit_log"."address", "audit_log"."request_id")) <= 2000
        and octet_length("audit_log"."details"::text) <= 4000)
);

ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone,
	"aaguid" text,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);

CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "session" ADD COLUMN "passkey_at" timestamp with time zone;
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "audit_log_client" ON "audit_log" USING btree ("client_id","id");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id");
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");
CREATE INDEX "passkey_of_user" ON "passkey" USING btree ("user_id");
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");
CREATE INDEX "verification_expires_at" ON "verification" USING btree ("expires_at");
CREATE POLICY "own_audit_log" ON "audit_log" AS PERMISSIVE FOR ALL TO "matinal_client" USING ("audit_log"."client_id" = current_setting('matinal.client_id', true)) WITH CHECK ("audit_log"."client_id" = current_setting('matinal.client_id', true));
-- Written by hand: drizzle-kit knows neither grants nor functions nor triggers. What operators may read is no migration
-- (db/operator-role.ts). A client may read of its own rows when, what, and whether a person or a command did it.
grant select (id, at, action, actor_kind, client_id) on audit_log to matinal_client;

-- Who owns the tables is bound by this too. The one way out is remove_old_audit, and for what is older than a year.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_setting('matinal.audit_retention', true) = 'on' and old.at < now() - interval '1 year' then
      return old;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_kept before update or delete on audit_log for each row execute function keep_audit_log();
create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function keep_audit_log();

-- Deletes at most that many rows of before that moment, and returns how many. The period is in app/periods.ts.
create function remove_old_audit(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removed integer;
begin
  perform set_config('matinal.audit_retention', 'on', true);
  delete from audit_log where id = any(array(
    select id from audit_log where at < least(before, now() - interval '1 year') limit most));
  get diagnostics removed = row_count;
  perform set_config('matinal.audit_retention', 'off', true);
  return removed;
end
$$;
revoke execute on function keep_audit_log() from public;
revoke execute on function remove_old_audit(timestamptz, integer) from public;
