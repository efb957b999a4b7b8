import { type SQL, sql } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { reasons, type StatusReason } from "#app/prospects/prospect-status.ts";
import { personaNames } from "#app/targeting/personas/personas.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { drafts, prospectEvents, prospects } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";
import { keysOf } from "./report-keys.ts";
import type { Grouping, ReportQuery, ReportRow } from "./reports-protocol.ts";

/** The member who has what nobody has been given. */
const nobody = "none";

/** Reports of one account: each counts the whole history of the list. */
const windows = [
  { max: 30, seconds: 60 },
  { max: 1_000, seconds: 24 * 60 * 60 },
];

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };

/**
 * What became of the prospects of the client's team from one day to another, both included, by week, month, persona, member or
 * band of scores: each line counts prospects, not actions. `retryAfter`, in whole seconds, when the account has read too many.
 * interpretation.md D289.
 */
export async function readReport(
  { db, environment }: Services,
  clientId: string,
  query: ReportQuery,
): Promise<{ rows: ReportRow[] } | { retryAfter: number }> {
  const limit = accountLimit(environment.authSecret, clientId, "reports", windows);
  const consumed = await consume(db.asOwner, [limit]);
  if (!consumed.ok) return { retryAfter: consumed.retryAfter };
  return { rows: await reportOf({ db }, clientId, query) };
}

/** The same, without counting it as a reading of the client. */
export async function reportOf(
  { db }: Pick<Services, "db">,
  clientId: string,
  query: ReportQuery,
): Promise<ReportRow[]> {
  const personas = query.by === "persona" ? await personaNames({ db }, clientId) : new Map<string, string>();
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    const found = new Map<string, Partial<ReportRow>>();
    if (team) {
      for (const row of await delivered(tx, team.id, query)) found.set(row.key, row);
      for (const { key, ...row } of await touched(tx, team.id, query))
        found.set(key, { ...found.get(key), ...row });
    }
    const known = [...keysOf(query), ...personas.keys()];
    const others = [...found.keys()].filter((key) => !known.includes(key)).sort();
    return [...known, ...others].map((key) => ({ ...nothing(), ...found.get(key), key }));
  });
}

const nothing = (): Omit<ReportRow, "key"> => ({
  ...{ delivered: 0, worked: 0, reached: 0, meetings: 0, won: 0, notRelevant: 0 },
  reasons: Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<StatusReason, number>,
  hoursToFirstContact: null,
});

/** The actions of the team that were not undone, with their day in Paris. */
const standing = (teamId: string) => sql`
  select e.prospect_id, e.kind, e.data, e.at, e.author_id, (e.at at time zone 'Europe/Paris')::date as day
  from ${prospectEvents} e
  where e.team_id = ${teamId} and e.kind <> 'undo' and not exists (
    select 1 from ${prospectEvents} u where u.team_id = e.team_id and u.prospect_id = e.prospect_id
      and u.kind = 'undo' and u.data ->> 'event' = e.id::text)`;

/** How many were delivered, and how long it took until the first of them was called or written to. */
async function delivered(tx: Queries, teamId: string, { from, to, by }: ReportQuery) {
  const key = keyOf(by, { day: sql`p.delivered_on`, member: sql`${nobody}::text` });
  const { rows } = (await tx.execute(sql`
    with standing as (${standing(teamId)}),
    contacts as (
      select prospect_id, min(at) as at from (
        select prospect_id, at from standing where kind = 'call'
        union all
        select prospect_id, created_at from ${drafts} where team_id = ${teamId} and prospect_id is not null
      ) each_contact group by prospect_id
    )
    select ${key} as key, count(*)::int as delivered,
      percentile_cont(0.5) within group (
        order by greatest(0, extract(epoch from contacts.at - p.created_at)::float8) / 3600
      ) filter (where contacts.at is not null) as hours
    from ${prospects} p left join contacts on contacts.prospect_id = p.id
    where p.team_id = ${teamId} and p.delivered_on between ${from} and ${to}
    group by 1`)) as unknown as { rows: { key: string; delivered: number; hours: number | null }[] };
  return rows.map(({ hours, ...row }) => ({
    ...row,
    hoursToFirstContact: hours === null ? null : Math.round(hours * 10) / 10,
  }));
}

type Touched = Omit<ReportRow, "delivered" | "hoursToFirstContact">;

/** How many were worked, reached, met, won or put aside in the period. */
async function touched(tx: Queries, teamId: string, { from, to, by }: ReportQuery): Promise<Touched[]> {
  const key = keyOf(by, { day: sql`t.day`, member: sql`t.author_id` });
  const count = (condition: SQL) => sql`count(distinct t.prospect_id) filter (where ${condition})::int`;
  const ofReason = reasons.map(
    (reason) => sql`${reason}::text, ${count(sql`t.status = 'not_relevant' and t.reason = ${reason}`)}`,
  );
  const { rows } = (await tx.execute(sql`
    with standing as (${standing(teamId)}),
    touches as (
      select prospect_id, day, author_id, data ->> 'outcome' as outcome, data ->> 'status' as status,
        coalesce(data ->> 'reason', 'other') as reason
      from standing where day between ${from} and ${to}
      union all
      select prospect_id, (created_at at time zone 'Europe/Paris')::date, client_id, null, null, null
      from ${drafts}
      where team_id = ${teamId} and prospect_id is not null
        and (created_at at time zone 'Europe/Paris')::date between ${from} and ${to}
    )
    select ${key} as key,
      ${count(sql`true`)} as worked,
      ${count(sql`t.outcome in ('answered', 'call_back', 'meeting') or t.status in ('to_call_back', 'meeting', 'not_now', 'won', 'lost')`)} as reached,
      ${count(sql`t.outcome = 'meeting' or t.status = 'meeting'`)} as meetings,
      ${count(sql`t.status = 'won'`)} as won,
      ${count(sql`t.status = 'not_relevant'`)} as "notRelevant",
      jsonb_build_object(${sql.join(ofReason, sql`, `)}) as reasons
    from touches t join ${prospects} p on p.team_id = ${teamId} and p.id = t.prospect_id
    group by 1`)) as unknown as { rows: Touched[] };
  return rows;
}

/** The key of a line in SQL, from a day and a member, and from the score of the prospect `p`. */
function keyOf(by: Grouping, { day, member }: { day: SQL; member: SQL }): SQL {
  switch (by) {
    case "week":
      return sql`to_char(${day}, 'IYYY-"W"IW')`;
    case "month":
      return sql`to_char(${day}, 'YYYY-MM')`;
    case "persona":
      return sql`coalesce(p.persona_id::text, ${sql.raw(`'${profilePersona}'`)})`;
    case "member":
      return member;
    case "score":
      return sql`case when p.score >= 80 then '80-100' when p.score >= 60 then '60-79' when p.score >= 40 then '40-59'
        when p.score >= 20 then '20-39' else '0-19' end`;
  }
}
