import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Queries } from "#db/open-database.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import { objectedTo } from "../objections/objected-to.server.ts";
import type { Enricher, EnrichmentContact, Failure } from "./enricher.ts";
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
import { countSpent, giveBackUnits, takeUnits, type UnitBound } from "./store/units.server.ts";

type Services = {
  db: Pick<Database, "asOwner">;
  log: Pick<Logger, "warn" | "error" | "info">;
  enricher: Enricher | null;
};

/** What a call has done, and why it did not do more. */
export type Submitted = {
  /** Contacts that the provider has taken. */
  contacts: number;
  /** `null` when nothing is left that is due. */
  stopped: { because: "off" } | { because: "no_units" } | Stop | null;
};

/** Milliseconds for which nobody else submits the batch: more than a request takes with all around it. */
export const submissionLease = 90_000;

/** Submissions of one batch that nobody answered, after which it is given up. */
const maxUnanswered = 2;

/** The states of a batch that is to be handed in, once it is due. */
const submittable: BatchRow["state"][] = ["waiting", "submitting", "unanswered"];

/** For which team's night, and how many units may be used. */
type Work = { teamId: string; day: string; bound: UnitBound };

/**
 * Hands the team's batches that are due to the provider, and stops at the first obstacle. Units are taken before, within the
 * bound. Any number of nodes may call it at once, and as often as they like. A batch of which nobody knows whether the
 * provider took it keeps its units, and is submitted once more in the next night. Nobody who has objected is handed over.
 * docs/decisions/0038-enrichment.md.
 */
export async function submitDue(services: Services, work: Work): Promise<Submitted> {
  const { db, log, enricher } = services;
  let contacts = 0;
  if (enricher === null) return { contacts, stopped: { because: "off" } };
  for (;;) {
    const stopped = await stopOf(services, enricher);
    if (stopped) return { contacts, stopped };
    if (!(await hasDue(db.asOwner, work.teamId, submittable))) return { contacts, stopped: null };
    // Before the claim: who is killed while waiting leaves nothing in doubt.
    await waitForTurn(services, enricher);
    const claimed = await db.asOwner.transaction((tx) => claim(tx, enricher, work));
    if (claimed === null) return { contacts, stopped: null };
    if (claimed === "no_units") return { contacts, stopped: { because: "no_units" } };
    const answer = await enricher.submit(claimed.contacts);
    if (answer.kind === "accepted") {
      const isNoted = await noteAccepted(db, claimed, answer.handle);
      if (isNoted) contacts += claimed.contacts.length;
      else log.warn({ event: "enrichment_overtaken", batchId: claimed.id }, "enrichment_overtaken");
      await resume(services, enricher);
      continue;
    }
    await db.asOwner.transaction((tx) => noteFailure(tx, claimed, answer));
    if (answer.kind !== "refused") return { contacts, stopped: await stop(services, enricher, answer) };
    const { reason } = answer;
    log.error({ event: "enrichment_refused", batchId: claimed.id, reason }, "enrichment_refused");
  }
}

type Claimed = BatchRow & { contacts: EnrichmentContact[] };

/** Takes the batch that has been due the longest, with its units; what these do not pay for becomes a batch of its own. */
async function claim(
  tx: Queries,
  enricher: Enricher,
  { teamId, day, bound }: Work,
): Promise<Claimed | "no_units" | null> {
  const now = Date.now();
  if (!(await keepTeam(tx, teamId, "no key update"))) return null;
  for (;;) {
    const batch = await lockDue(tx, teamId, submittable, now);
    if (!batch) return null;
    // Its lease has run out: the process was killed between the submission and its note.
    if (batch.state === "submitting") {
      await noteUnanswered(tx, batch, now);
      continue;
    }
    const wanted = await withoutObjected(tx, contactsOf([batch]));
    const units = await takeUnits(tx, { teamId, day }, wanted.length, bound);
    if (units === 0 && wanted.length > 0) return "no_units";
    // What nobody answered counts as used: it may have been.
    await countSpent(tx, batch.provider, batch.units);
    if (wanted.length === 0) {
      await tx.delete(enrichmentBatches).where(isBatch(batch));
      continue;
    }
    const contacts = wanted.slice(0, units);
    const rest = wanted.slice(units);
    if (rest.length > 0)
      await tx.insert(enrichmentBatches).values({
        ...{ teamId, id: randomUUID(), contacts: rest, unanswered: batch.unanswered },
        ...{ createdAt: batch.createdAt, dueAt: new Date(now) },
      });
    const claimed = {
      ...{ state: "submitting" as const, contacts, provider: enricher.name, day, units },
      ...{ submissions: batch.submissions + 1, dueAt: new Date(now + submissionLease) },
    };
    await tx.update(enrichmentBatches).set(claimed).where(isBatch(batch));
    return { ...batch, ...claimed };
  }
}

async function withoutObjected(
  tx: Queries,
  contacts: readonly EnrichmentContact[],
): Promise<EnrichmentContact[]> {
  const objected = await objectedTo(
    tx,
    contacts.map(({ firstName, lastName, siren }) => ({
      ...{ email: null, contact: `${firstName} ${lastName}`, siren },
    })),
  );
  return contacts.filter((_, position) => !objected.has(position));
}

/** Unless the batch was submitted again meanwhile; then this submission has cost its units for nothing. */
async function noteAccepted(
  db: Pick<Database, "asOwner">,
  batch: BatchRow,
  handle: string,
): Promise<boolean> {
  const now = new Date();
  const noted = await db.asOwner
    .update(enrichmentBatches)
    .set({ state: "submitted", handle, submittedAt: now, askedSince: null, dueAt: now })
    .where(and(isSubmission(batch), inArray(enrichmentBatches.state, ["submitting", "unanswered"])))
    .returning({ id: enrichmentBatches.id });
  return noted.length > 0;
}

async function noteFailure(tx: Queries, batch: BatchRow, failure: Failure): Promise<void> {
  const now = Date.now();
  if (!(await keepTeam(tx, batch.teamId))) return;
  const [current] = await tx
    .select()
    .from(enrichmentBatches)
    .where(and(isSubmission(batch), eq(enrichmentBatches.state, "submitting")))
    .for("update");
  if (!current) return;
  if (failure.kind === "unanswered") return noteUnanswered(tx, batch, now);
  // Nothing was taken, and so nothing paid.
  await giveBackUnits(tx, batch, batch.units);
  const state = failure.kind === "refused" ? "refused" : "waiting";
  await tx
    .update(enrichmentBatches)
    .set({ state, units: 0, dueAt: new Date(now) })
    .where(isBatch(batch));
}

async function noteUnanswered(tx: Queries, batch: BatchRow, now: number): Promise<void> {
  const unanswered = batch.unanswered + 1;
  const isOver = unanswered >= maxUnanswered;
  if (isOver) await countSpent(tx, batch.provider, batch.units);
  await tx
    .update(enrichmentBatches)
    .set({ state: isOver ? "lost" : "unanswered", unanswered, dueAt: nextNight(now) })
    .where(isBatch(batch));
}

const isSubmission = (batch: BatchRow) =>
  and(isBatch(batch), eq(enrichmentBatches.submissions, batch.submissions));
