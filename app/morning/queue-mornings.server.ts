import { and, eq, or, sql } from "drizzle-orm";
import { partsOf } from "#app/prospects/store/list-prospects.server.ts";
import { isShown } from "#app/prospects/store/shown-prospects.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { clients, morningMails, prospects, subscriptions, teamMembers } from "#db/schema.ts";
import { storeItem } from "#outbox/outbox-table.server.ts";
import { pageSize, queueSpaced } from "#outbox/queue-spaced.server.ts";
import { beginOf, type Morning, type MorningPayload, morningAt } from "./morning.ts";

type Candidate = { id: string; email: string; isWanted: boolean; isJudged: boolean };

/**
 * Stores the mails of the morning at `moment` in the outbox, which finds them by itself or when it is kicked, and resolves
 * with their number: one for each client who has
 * something new or due and got none yet. Who has nothing is written to later in the morning only if something new is
 * delivered. It may be called at any time, again and in several processes. docs/decisions/0032-morning-mail.md.
 */
export async function queueMornings(
  { db }: { db: Database },
  moment: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const morning = morningAt(moment);
  if (!morning) return 0;
  return queueSpaced({
    async pageAfter(after) {
      const page = await judge(db, morning, after);
      await remember(db, morning, page);
      return page;
    },
    queue: async (client, timing) => client.isWanted && queue(db, client, morning, timing),
    left: morning.until - moment,
    isStopped,
  });
}

/** Notes that a mail was not sent, because nothing was left to say: what is delivered later in the morning is worth one. */
export async function forgetMorning({ db }: { db: Database }, clientId: string, day: string): Promise<void> {
  await db.asOwner
    .update(morningMails)
    .set({ queuedAt: null })
    .where(and(eq(morningMails.clientId, clientId), eq(morningMails.day, day)));
}

/** The next clients that want the mail and have none of that day yet. */
async function judge({ asOwner }: Database, { day }: Morning, after: string): Promise<Candidate[]> {
  const exists = (view: "today" | "due") =>
    or(
      ...partsOf(view, beginOf(day)).map(
        (part) =>
          sql`exists (select 1 from ${prospects} where ${and(
            sql`${prospects.teamId} = ${teamMembers.teamId}`,
            sql`(${prospects.assigneeId} is null or ${prospects.assigneeId} = ${clients.id})`,
            isShown,
            part,
          )})`,
      ),
    );
  const isJudged = sql`${morningMails.clientId} is not null`;
  const { rows } = (await asOwner.execute(sql`
    select ${clients.id} as id, ${clients.email} as email, ${isJudged} as "isJudged",
      ${exists("today")} or (not (${isJudged}) and ${exists("due")}) as "isWanted"
    from ${clients} join ${teamMembers} on ${teamMembers.clientId} = ${clients.id}
    left join ${morningMails} on ${morningMails.clientId} = ${clients.id} and ${morningMails.day} = ${day}
    where ${clients.id} > ${after} and ${clients.morningMail} and ${morningMails.queuedAt} is null
      and not exists (select 1 from ${subscriptions}
        where ${subscriptions.teamId} = ${teamMembers.teamId} and ${subscriptions.cancelledAt} is not null)
    order by ${clients.id} limit ${pageSize}`)) as unknown as { rows: Candidate[] };
  return rows;
}

/** Stores that there was nothing to write about. */
async function remember({ asOwner }: Database, { day }: Morning, page: readonly Candidate[]): Promise<void> {
  const rows = page
    .filter(({ isWanted, isJudged }) => !isWanted && !isJudged)
    .map(({ id }) => ({ clientId: id, day, queuedAt: null }));
  if (rows.length === 0) return;
  // A client who has been deleted meanwhile has no row to refer to.
  await asOwner.execute(sql`
    insert into ${morningMails} (client_id, day)
    select id, ${day}::date from ${clients} where id = any(${sql.param(rows.map(({ clientId }) => clientId))}::text[])
    for key share
    on conflict do nothing`);
}

/** False if somebody else has done it. */
async function queue(
  { asOwner }: Database,
  { id, email }: Candidate,
  { day }: Morning,
  timing: { delay: number; expiresAfter: number },
): Promise<boolean> {
  return asOwner.transaction(async (tx) => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, id), clients.morningMail))
      .for("key share");
    if (!client) return false;
    const claimed = await tx
      .insert(morningMails)
      .values({ clientId: id, day, queuedAt: new Date() })
      .onConflictDoUpdate({
        target: [morningMails.clientId, morningMails.day],
        set: { queuedAt: new Date() },
        setWhere: sql`${morningMails.queuedAt} is null`,
      })
      .returning({ day: morningMails.day });
    if (claimed.length === 0) return false;
    const payload = { clientId: id, day } satisfies MorningPayload;
    const item = { kind: "morning", dedupeKey: `${id} ${day}`, recipient: email, payload, attempts: 0 };
    await storeItem(tx, item, timing);
    return true;
  });
}
