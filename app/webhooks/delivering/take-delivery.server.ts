import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, lte, ne, type SQLWrapper, sql } from "drizzle-orm";
import { listColumns, toProspect } from "#app/prospects/store/prospect-rows.server.ts";
import { isShown } from "#app/prospects/store/shown-prospects.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import {
  prospectEvents,
  prospectRemovals,
  prospects,
  teams,
  webhookDeliveries,
  webhooks,
} from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import { bodyOf, type Happening } from "../payload.ts";
import { type DeliveryRow, isDeliveryOf, isWebhook, type WebhookRow } from "../store/webhook-rows.server.ts";
import { webhookLimits } from "../webhook-limits.ts";
import { longestPause, longestWait } from "./schedule.ts";

/** A delivery of which this process makes the next attempt. */
export type Taken = { webhook: WebhookRow; delivery: DeliveryRow; body: string };

/** Milliseconds for which nobody else sends to the webhook. An attempt ends before; that of a killed process runs out. */
export const lease = 30_000;

/**
 * Takes what is to be sent to a webhook next: a delivery whose next attempt is due, else the next change that the webhook
 * wants, which becomes a delivery in the same transaction as the cursor moves past it. `null` when there is nothing, or
 * another process sends. docs/decisions/0031-webhooks.md.
 */
export async function takeDelivery(
  { db }: { db: Database },
  of: { clientId: string; id: string },
): Promise<Taken | null> {
  return db.asOwner.transaction(async (tx) => {
    const now = Date.now();
    const isFree = and(isNull(webhooks.disabledAt), isOverIn(webhooks.dueAt, longestPause, now));
    const [webhook] = await tx
      .select()
      .from(webhooks)
      .where(and(isWebhook(of), isFree))
      .for("update", { skipLocked: true });
    if (!webhook) return null;
    const taken = (await nextRetry(tx, webhook, now)) ?? (await nextChange(tx, webhook, now));
    if (!taken) return null;
    await tx
      .update(webhooks)
      .set({ dueAt: new Date(now + lease) })
      .where(isWebhook(webhook));
    return { webhook, ...taken };
  });
}

type Next = Omit<Taken, "webhook">;

/** The attempt that has been due the longest. What was to be told of a prospect that is gone is dropped. */
async function nextRetry(tx: Queries, webhook: WebhookRow, now: number): Promise<Next | null> {
  for (;;) {
    const [waiting] = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          isDeliveryOf(webhook),
          sql`${webhookDeliveries.status} = 'waiting'`,
          isOverIn(webhookDeliveries.dueAt, longestWait, now),
        ),
      )
      .orderBy(asc(webhookDeliveries.dueAt))
      .limit(1);
    if (!waiting) return null;
    const isSame = and(isDeliveryOf(webhook), eq(webhookDeliveries.id, waiting.id));
    const data = await dataOf(tx, webhook, waiting);
    if (data === null) {
      await tx.update(webhookDeliveries).set({ status: "replaced" }).where(isSame);
      continue;
    }
    const attempt = { attempts: waiting.attempts + 1, attemptedAt: new Date(now) };
    await tx.update(webhookDeliveries).set(attempt).where(isSame);
    return { delivery: { ...waiting, ...attempt }, body: bodyOf({ ...waiting, data, isTest: false }) };
  }
}

/** What a delivery tells, as it is now; `null` if the prospect is gone. */
async function dataOf(
  tx: Queries,
  { teamId }: WebhookRow,
  { type, prospectId }: DeliveryRow,
): Promise<Happening["data"] | null> {
  if (prospectId === null) return null;
  if (type === "prospect.removed") return { id: prospectId };
  const [row] = await tx
    .select(listColumns)
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), eq(prospects.id, prospectId), isShown));
  return row ? toProspect(row) : null;
}

/** A change with its number in the team. */
type Change = Omit<Happening, "isTest"> & { seq: number };

/** Numbers among which one statement looks: an import's would block the event loop of the embedded database for 100 ms. */
const atOnce = 5_000;

/** The next change that the webhook wants, as a delivery; what it does not want is passed over. */
async function nextChange(tx: Queries, webhook: WebhookRow, now: number): Promise<Next | null> {
  const { holdUntil } = webhook;
  const isHeld = holdUntil !== null && holdUntil.getTime() > now && holdUntil.getTime() <= now + longestWait;
  if (isHeld) return null;
  const isWaiting = and(isDeliveryOf(webhook), sql`${webhookDeliveries.status} = 'waiting'`);
  if ((await tx.$count(webhookDeliveries, isWaiting)) >= webhookLimits.waiting) return null;
  const [team] = await tx.select({ lastSeq: teams.lastSeq }).from(teams).where(eq(teams.id, webhook.teamId));
  if (!team || team.lastSeq <= webhook.takenSeq) return null;

  // Each query below walks an index in its order to the first row. Without statistics the planner would read the team.
  await tx.execute(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
  );
  let change: Change | null = null;
  let passed = webhook.takenSeq;
  while (!change && passed < team.lastSeq) {
    const last = Math.min(team.lastSeq, passed + atOnce);
    change = await changeAfter(tx, { ...webhook, takenSeq: passed }, last, new Date(now));
    passed = change?.seq ?? Math.min(team.lastSeq, await beforeNext(tx, webhook.teamId, last));
  }
  await tx.update(webhooks).set({ takenSeq: passed }).where(isWebhook(webhook));
  if (!change) return null;
  const prospectId = change.data.id;
  const replaced = await tx
    .update(webhookDeliveries)
    .set({ status: "replaced" })
    .where(and(isWaiting, eq(webhookDeliveries.prospectId, prospectId)))
    .returning({ type: webhookDeliveries.type });
  // To the receiver it is new until one of these was accepted.
  const isNew =
    change.type === "prospect.changed" && replaced.some(({ type }) => type === "prospect.delivered");
  const told = { ...change, type: isNew ? ("prospect.delivered" as const) : change.type };
  const [delivery] = await tx
    .insert(webhookDeliveries)
    .values({
      ...{ clientId: webhook.clientId, webhookId: webhook.id, id: randomUUID(), prospectId },
      ...{ type: told.type, at: told.at, createdAt: new Date(now), attempts: 1, attemptedAt: new Date(now) },
      ...{ status: "waiting", dueAt: new Date(now) },
    })
    .returning();
  if (!delivery) throw new Error("The database did not return the stored delivery.");
  return { delivery, body: bodyOf({ ...told, isTest: false }) };
}

/** The number before the next one that anything has, from `last` on: an import leaves a gap of a million numbers. */
async function beforeNext(tx: Queries, teamId: string, last: number): Promise<number> {
  const next = (number: SQLWrapper, from: SQLWrapper, owner: SQLWrapper) =>
    sql`(select ${number} from ${from} where ${owner} = ${teamId} and ${number} > ${last} order by ${number} limit 1)`;
  const { rows } = (await tx.execute(sql`select least(
    ${next(prospects.seq, prospects, prospects.teamId)},
    ${next(prospects.createdSeq, prospects, prospects.teamId)},
    ${next(prospectRemovals.seq, prospectRemovals, prospectRemovals.teamId)}) as next`)) as unknown as {
    rows: { next: string | number | null }[];
  };
  const found = rows[0]?.next ?? null;
  return found === null ? Number.POSITIVE_INFINITY : Number(found) - 1;
}

/**
 * The first change after the webhook's cursor that it wants: a delivery stands at its own number, whatever changed later,
 * any further change of a prospect at the number of its newest. None lies beyond `last`, because the team's later changes
 * may commit between these queries.
 */
async function changeAfter(
  tx: Queries,
  { teamId, takenSeq, events }: WebhookRow,
  last: number,
  now: Date,
): Promise<Change | null> {
  let found: Change | null = null;
  const before = () => found?.seq ?? last + 1;
  const ofTeam = and(eq(prospects.teamId, teamId), isShown);
  if (events.includes("prospect.delivered")) {
    const { createdSeq } = prospects;
    const [row] = await tx
      .select({ ...listColumns, createdSeq })
      .from(prospects)
      .where(and(ofTeam, gt(createdSeq, takenSeq), lte(createdSeq, last)))
      .orderBy(asc(createdSeq))
      .limit(1);
    if (row)
      found = {
        ...{ type: "prospect.delivered", seq: row.createdSeq },
        ...{ at: row.createdAt, data: toProspect(row) },
      };
  }
  if (events.includes("prospect.changed")) {
    const { seq } = prospects;
    const isNext = and(gt(seq, takenSeq), lt(seq, before()), ne(seq, prospects.createdSeq));
    const [row] = await tx
      .select(listColumns)
      .from(prospects)
      .where(and(ofTeam, isNext))
      .orderBy(asc(seq))
      .limit(1);
    if (row)
      found = {
        ...{ type: "prospect.changed", seq: row.seq },
        ...{ at: (await momentOf(tx, row)) ?? now, data: toProspect(row) },
      };
  }
  if (events.includes("prospect.removed")) {
    const { seq, prospectId: id } = prospectRemovals;
    const isNext = and(gt(seq, takenSeq), lt(seq, before()));
    const [row] = await tx
      .select({ seq, id })
      .from(prospectRemovals)
      .where(and(eq(prospectRemovals.teamId, teamId), isNext))
      .orderBy(asc(seq))
      .limit(1);
    if (row) found = { type: "prospect.removed", seq: row.seq, at: now, data: { id: row.id } };
  }
  return found;
}

/** When the event happened that gave a prospect its number; `null` if it was none of its history. */
async function momentOf(tx: Queries, of: { teamId: string; id: string; seq: number }): Promise<Date | null> {
  const isEvent = and(
    eq(prospectEvents.teamId, of.teamId),
    eq(prospectEvents.prospectId, of.id),
    eq(prospectEvents.seq, of.seq),
  );
  const [event] = await tx.select({ at: prospectEvents.at }).from(prospectEvents).where(isEvent);
  return event?.at ?? null;
}
