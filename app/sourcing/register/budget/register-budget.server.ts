import { setTimeout as delay } from "node:timers/promises";
import { eq, gt, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { registerBudget } from "#db/schema.ts";
import { isAhead } from "#db/stored-time.server.ts";
import { ahead, pauses, spacing, waits } from "./limits.ts";

/** Who asks: a person who has signed in and waits for the answer, a visitor who does, or the night. */
export type Priority = "person" | "visitor" | "night";

/** Whether a request may be sent now; otherwise the seconds after which asking again makes sense. */
export type Grant = { ok: true } | { ok: false; reason: "busy" | "paused"; retryAfter: number };

/** How a request ended. `retryAfter` is in seconds. */
export type Ending =
  | { kind: "answered" }
  | { kind: "failed" }
  | { kind: "asked_to_wait"; retryAfter: number | null };

type Taken =
  | { kind: "taken"; wait: number }
  | { kind: "full"; wait: number }
  | { kind: "paused"; wait: number };

/**
 * Waits for the next moment at which some node may send a request, and takes it. A person takes a moment ahead, up to
 * three seconds; the night takes one only when nobody else has a later one, so that people never wait for it, and tries
 * for three quarters of a minute; a visitor takes one that neither wanted, and tries for two seconds.
 */
export async function takeTurn(db: Pick<Database, "asOwner">, priority: Priority): Promise<Grant> {
  const until = performance.now() + waits[priority];
  for (;;) {
    const taken = await takeMoment(db, ahead[priority]);
    if (taken.kind === "paused") return refusal("paused", taken.wait);
    if (taken.kind === "full" && (priority === "person" || performance.now() + taken.wait > until))
      return refusal("busy", taken.wait);
    await delay(taken.wait, undefined, { ref: false });
    if (taken.kind === "full") continue;
    // Others may have been refused while this one waited.
    const pause = taken.wait > 0 ? await pauseNow(db) : 0;
    return pause > 0 ? refusal("paused", pause) : { ok: true };
  }
}

const refusal = (reason: "busy" | "paused", wait: number): Grant => ({
  ok: false,
  reason,
  retryAfter: Math.max(1, Math.ceil(wait / 1000)),
});

/** Milliseconds until the end of the pause, whoever brought it; 0 when there is none. */
async function pauseNow({ asOwner }: Pick<Database, "asOwner">): Promise<number> {
  const [row] = await asOwner.select().from(registerBudget);
  return pauseIn(row?.pausedUntil ?? null, pauses.longest, Date.now());
}

const pauseIn = (until: Date | null, longest: number, now: number) =>
  until && isAhead(until, longest, now) ? until.getTime() - now : 0;

/**
 * Takes the first free moment that lies at most `furthest` milliseconds from now; `wait` is how far it lies ahead. A negative
 * number wants it to have been free for that long; `wait` is then until it may have been. One short transaction, on one row.
 */
export function takeMoment({ asOwner }: Pick<Database, "asOwner">, furthest: number): Promise<Taken> {
  return asOwner.transaction(async (tx) => {
    const row = await lockedRow(tx);
    const now = Date.now();
    const pause = Math.max(
      pauseIn(row.pausedUntil, pauses.longest, now),
      pauseIn(row.tryingUntil, pauses.trial, now),
    );
    if (pause > 0) return { kind: "paused", wait: pause };

    const freeFrom = row.nextAt.getTime();
    const isCredible = freeFrom <= now || isAhead(row.nextAt, waits.person + spacing, now);
    const wait = isCredible ? freeFrom - now : Number.NEGATIVE_INFINITY;
    if (wait > furthest) return { kind: "full", wait: wait - Math.min(0, furthest) };
    const first = Math.max(now, now + wait);
    await tx.update(registerBudget).set({
      nextAt: new Date(first + spacing),
      // After too many failures one request tries, and the others wait for what comes of it.
      tryingUntil: row.failures >= pauses.afterFailures ? new Date(now + pauses.trial) : null,
    });
    return { kind: "taken", wait: first - now };
  });
}

/**
 * Records how a request ended, for all nodes: a wish to be left alone counts at once; five failures in a row pause for
 * 30 s, each further one for twice as long, 10 minutes at most.
 */
export async function endTurn({ asOwner }: Pick<Database, "asOwner">, ending: Ending): Promise<void> {
  if (ending.kind === "answered") {
    const failing = gt(registerBudget.failures, 0);
    await asOwner.update(registerBudget).set({ failures: 0, tryingUntil: null }).where(failing);
    return;
  }
  await asOwner.transaction(async (tx) => {
    const { failures: before } = await lockedRow(tx);
    const failures = ending.kind === "failed" ? before + 1 : before;
    const wait =
      ending.kind === "failed" ? pauseAfter(failures) : (ending.retryAfter ?? pauses.unsaid) * 1000;
    const until = new Date(Date.now() + Math.min(pauses.longest, wait));
    await tx.update(registerBudget).set({
      failures: Math.min(failures, 1_000),
      tryingUntil: null,
      // A longer pause that another request has brought stays.
      ...(wait > 0
        ? { pausedUntil: sql`greatest(${registerBudget.pausedUntil}, ${until.toISOString()}::timestamptz)` }
        : {}),
    });
  });
}

function pauseAfter(failures: number): number {
  if (failures < pauses.afterFailures) return 0;
  return Math.min(pauses.circuit * 2 ** Math.min(10, failures - pauses.afterFailures), pauses.longestCircuit);
}

async function lockedRow(tx: Queries) {
  await tx
    .insert(registerBudget)
    .values({ nextAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(registerBudget).where(eq(registerBudget.id, 1)).for("update");
  if (!row) throw new Error("the budget of the register has no row");
  return row;
}
