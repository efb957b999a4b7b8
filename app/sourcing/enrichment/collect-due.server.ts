import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Queries } from "#db/open-database.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import { isRecent } from "#db/stored-time.server.ts";
import type { Enricher } from "./enricher.ts";
import { type Found, judgeFound } from "./judge-found.ts";
import {
  type BatchRow,
  contactsOf,
  hasDue,
  isBatch,
  keepTeam,
  lockDue,
  nextNight,
} from "./store/enrichment-rows.server.ts";
import { resume, type Stop, stop, stopOf } from "./store/stops.server.ts";
import { waitForTurn } from "./store/turns.server.ts";
import { countSpent, giveBackUnits } from "./store/units.server.ts";

type Services = {
  db: Pick<Database, "asOwner">;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
  enricher: Enricher | null;
};

/** What a call has done, and why it did not do more. */
export type Collected = {
  /** Contacts whose results came. */
  contacts: number;
  /** `null` when nothing is left that is due. */
  stopped: { because: "off" } | Stop | null;
};

/** Milliseconds for which a result is asked for in one night. */
export const patience = 30 * 60_000;

/** Milliseconds after which a question belongs to another night. */
const longestNight = 8 * 60 * 60_000;

/** Milliseconds for which nobody else asks for the same result: more than a request takes. */
const askingLease = 60_000;

/**
 * Asks the provider for the team's results that are due, and stores those that are ready, once; units that found nothing go
 * back to their month. One that is not ready is due again after half a minute, for half an hour, and then in the next night,
 * until the provider no longer keeps it. Any number of nodes may call it at once, and as often as they like.
 */
export async function collectDue(services: Services, teamId: string): Promise<Collected> {
  const { db, log, enricher } = services;
  let contacts = 0;
  if (enricher === null) return { contacts, stopped: { because: "off" } };
  for (;;) {
    const stopped = await stopOf(services, enricher);
    // An empty account, and silence to a submission, say nothing about results.
    if (stopped?.because === "key_refused" || stopped?.because === "busy") return { contacts, stopped };
    if (!(await hasDue(db.asOwner, teamId, ["submitted"]))) return { contacts, stopped: null };
    await waitForTurn(services, enricher);
    const batch = await db.asOwner.transaction((tx) => claim(tx, enricher, teamId));
    if (batch === null) return { contacts, stopped: null };
    const answer = await enricher.ask(batch.handle ?? "", batch.contacts);
    if (answer.kind === "ready") {
      contacts += await db.asOwner.transaction((tx) => store(tx, batch, answer));
      if (!stopped) await resume(services, enricher);
      continue;
    }
    await db.asOwner.transaction((tx) => putOff(tx, enricher, batch));
    if (answer.kind === "not_ready") continue;
    if (answer.kind === "key_refused" || answer.kind === "busy")
      return { contacts, stopped: await stop(services, enricher, answer) };
    // It may be this result alone that cannot be read: others are asked for, and this one again later.
    const reason = "reason" in answer ? answer.reason : answer.kind;
    const entry = { event: "enrichment_result_unread", batchId: batch.id, reason };
    if (batch.isFirstQuestion) log.warn(entry, "enrichment_result_unread");
    else log.debug(entry, "enrichment_result_unread");
  }
}

type Claimed = BatchRow & { isFirstQuestion: boolean };

/** The result that has been due the longest. One that the provider keeps no longer is given up. */
async function claim(tx: Queries, { name, keptFor }: Enricher, teamId: string): Promise<Claimed | null> {
  const now = Date.now();
  if (!(await keepTeam(tx, teamId))) return null;
  for (;;) {
    const isOurs = eq(enrichmentBatches.provider, name);
    const batch = await lockDue(tx, teamId, ["submitted"], now, isOurs);
    if (!batch) return null;
    if (batch.submittedAt && now - batch.submittedAt.getTime() > keptFor) {
      await countSpent(tx, batch.provider, batch.units);
      await tx.update(enrichmentBatches).set({ state: "lost" }).where(isBatch(batch));
      continue;
    }
    // Of a night that was cut short nothing counts.
    const isFirstQuestion = batch.askedSince === null || !isRecent(batch.askedSince, longestNight, now);
    const askedSince = isFirstQuestion ? new Date(now) : batch.askedSince;
    const claimed = { askedSince, dueAt: new Date(now + askingLease) };
    await tx.update(enrichmentBatches).set(claimed).where(isBatch(batch));
    return { ...batch, ...claimed, isFirstQuestion };
  }
}

/**
 * Returns how many contacts it stored: none when another node was faster. Of who was withdrawn since they were asked for
 * nothing is stored.
 */
async function store(
  tx: Queries,
  { teamId, id }: BatchRow,
  { found, units }: { found: Found[]; units: number },
): Promise<number> {
  const batch = await lockSubmitted(tx, { teamId, id });
  if (!batch) return 0;
  const used = Math.min(batch.units, units);
  await giveBackUnits(tx, batch, batch.units - used);
  await countSpent(tx, batch.provider, used);
  const contacts = contactsOf([batch]);
  const wanted = new Set(contacts.map((contact) => contact.id));
  const stored = found.filter((each) => wanted.has(each.id)).map(judgeFound);
  await tx.update(enrichmentBatches).set({ state: "done", found: stored, units: used }).where(isBatch(batch));
  return contacts.length;
}

async function putOff(tx: Queries, { askEvery }: Enricher, batch: BatchRow): Promise<void> {
  if (!(await lockSubmitted(tx, batch))) return;
  const now = Date.now();
  const waited = now - (batch.askedSince?.getTime() ?? now);
  const next =
    waited >= patience ? { askedSince: null, dueAt: nextNight(now) } : { dueAt: new Date(now + askEvery) };
  await tx.update(enrichmentBatches).set(next).where(isBatch(batch));
}

async function lockSubmitted(tx: Queries, of: Pick<BatchRow, "teamId" | "id">): Promise<BatchRow | null> {
  if (!(await keepTeam(tx, of.teamId))) return null;
  const [batch] = await tx
    .select()
    .from(enrichmentBatches)
    .where(and(isBatch(of), eq(enrichmentBatches.state, "submitted")))
    .for("update");
  return (batch as BatchRow | undefined) ?? null;
}
