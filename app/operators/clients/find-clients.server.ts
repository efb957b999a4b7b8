import { and, desc, eq, gte, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { cancellationOf, isCancelled, isCancelledBy } from "#app/team/subscription.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import {
  clientProfile,
  clients,
  hiddenImports,
  nights,
  prospectCounts,
  searches,
  subscriptions,
  teamMembers,
  teams,
} from "#db/schema.ts";
import { type ClientFilter, newFor, type OfferState } from "./client-filter.ts";
import { isInState } from "./morning-lists.server.ts";

/** Rows of one page. */
const pageSize = 25;

/** A customer as the desk lists them. */
export type ListedClient = {
  id: string;
  email: string;
  company: string | null;
  since: Date;
  offer: string | null;
  /** The last day of the offer, in Paris. */
  until: string | null;
  /** The moment of the cancellation; to come where the customer lets the offer end and `isCancelled` is false. */
  cancellation: Date | null;
  isCancelled: boolean;
  isHeld: boolean;
  /** The newest night; null before the first one. */
  night: { day: string; state: string; delivered: number; error: string | null } | null;
  /** Prospects in the list: all, those that are new, and the others that have the moment of a next step. */
  list: { all: number; fresh: number; next: number };
};

/** The clients of a filter, the newest first, at most 25 after the cursor `after`. `next` is the cursor of what follows. */
export async function findClients(
  tx: Queries,
  filter: ClientFilter,
  { after, now }: { after: string | null; now: number },
): Promise<{ clients: ListedClient[]; next: string | null }> {
  const found = await tx
    .select({
      ...{ id: clients.id, email: clients.email, since: clients.createdAt, cursor: cursorOfRow },
      ...{ company: clientProfile.companyName, teamId: teamMembers.teamId },
      ...{ offer: subscriptions.offer, until: subscriptions.until, cancelledAt: subscriptions.cancelledAt },
      cancelRequestedAt: subscriptions.cancelRequestedAt,
      ...{ heldAt: searches.heldAt, prospects: teams.prospectCount },
    })
    .from(clients)
    .leftJoin(teamMembers, eq(teamMembers.clientId, clients.id))
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(clientProfile, eq(clientProfile.teamId, teamMembers.teamId))
    .leftJoin(subscriptions, eq(subscriptions.teamId, teamMembers.teamId))
    .leftJoin(searches, eq(searches.teamId, teamMembers.teamId))
    .where(and(...conditions(filter, now), isBehind(after)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const teamIds = page.flatMap(({ teamId }) => teamId ?? []);
  const [newest, counts] = teamIds.length
    ? [await newestNights(tx, teamIds), await listCounts(tx, teamIds)]
    : [new Map(), new Map()];
  return {
    clients: page.map(({ teamId, heldAt, prospects, cursor: _, cancelledAt, cancelRequestedAt, ...row }) => ({
      ...row,
      ...cancelling({ cancelledAt, cancelRequestedAt, until: row.until }, now),
      isHeld: heldAt !== null,
      night: newest.get(teamId ?? "") ?? null,
      list: { all: prospects ?? 0, ...(counts.get(teamId ?? "") ?? { fresh: 0, next: 0 }) },
    })),
    next: found.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
  };
}

function conditions({ search, list, isNew, offer }: ClientFilter, now: number): (SQL | undefined)[] {
  return [
    search === ""
      ? undefined
      : or(contains(clients.email, search), contains(clientProfile.companyName, search)),
    isNew ? gte(clients.createdAt, new Date(now - newFor * 86_400_000)) : undefined,
    offer === null ? undefined : hasOffer(offer, new Date(now)),
    list === null
      ? undefined
      : sql`exists (select 1 from ${nights} where ${nights.teamId} = ${teamMembers.teamId} and ${isInState(list, now)})`,
  ];
}

function hasOffer(offer: OfferState, now: Date): SQL | undefined {
  if (offer === "none") return isNull(subscriptions.offer);
  const isCancelledNow = sql`coalesce(${isCancelledBy(now)}, false)`;
  return offer === "cancelled" ? isCancelledNow : and(eq(subscriptions.offer, offer), not(isCancelledNow));
}

function cancelling(subscription: Parameters<typeof cancellationOf>[0], now: number) {
  return {
    cancellation: cancellationOf(subscription),
    isCancelled: isCancelled(subscription, new Date(now)),
  };
}

/** Case and the accents of French do not matter, on either side. Some databases know no case but that of ASCII. */
const folded = (text: unknown) =>
  sql`lower(translate(${text}, 'àâäáãçéèêëíîïìñóôöòõúùûüÿÀÂÄÁÃÇÉÈÊËÍÎÏÌÑÓÔÖÒÕÚÙÛÜŸ',
    'aaaaaceeeeiiiinooooouuuuyAAAAACEEEEIIIINOOOOOUUUUY'))`;

/** True where a text contains what is searched, to the letter: nothing in it is a pattern. */
const contains = (column: unknown, search: string) =>
  sql`strpos(${folded(column)}, ${folded(sql`${search}::text`)}) > 0`;

const cursorOfRow = sql<string>`concat((extract(epoch from ${clients.createdAt}) * 1000000)::bigint, '.', ${clients.id})`;

/** True for the rows after the cursor; undefined for a text that is none, which begins anew. */
function isBehind(cursor: string | null): SQL | undefined {
  const [since = "", id = ""] = cursor?.slice(0, 100).split(".") ?? [];
  if (!/^\d{1,17}$/.test(since) || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return sql`(${clients.createdAt}, ${clients.id}) <
    (timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond', ${id}::text)`;
}

async function newestNights(tx: Queries, teamIds: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([nights.teamId], {
      ...{ teamId: nights.teamId, day: nights.day, state: nights.state },
      ...{ delivered: nights.delivered, error: nights.error },
    })
    .from(nights)
    .where(inArray(nights.teamId, [...teamIds]))
    .orderBy(nights.teamId, desc(nights.day));
  return new Map(rows.map(({ teamId, ...night }) => [teamId, night]));
}

/** From the counts that are kept for the list: the prospects themselves may be hundreds of thousands. */
async function listCounts(tx: Queries, teamIds: readonly string[]) {
  const { teamId, importId, newOf, nextOn, count } = prospectCounts;
  const rows = await tx
    .select({
      teamId,
      fresh: sql<number>`coalesce(sum(${count}) filter (where ${newOf} is not null), 0)::integer`,
      next: sql<number>`coalesce(sum(${count}) filter (where ${newOf} is null and ${nextOn} is not null), 0)::integer`,
    })
    .from(prospectCounts)
    .where(
      and(
        inArray(teamId, [...teamIds]),
        sql`(${importId} is null or not exists (select 1 from imports i
          where i.team_id = ${teamId} and i.id = ${importId} and i.state in (${hiddenImports})))`,
      ),
    )
    .groupBy(teamId);
  return new Map(rows.map(({ teamId: team, ...counts }) => [team, counts]));
}
