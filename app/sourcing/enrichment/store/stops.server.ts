import { eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { enrichmentProviders } from "#db/schema.ts";
import { maxRetryAfter } from "#http/retry-after.ts";
import type { Enricher, Failure } from "../enricher.ts";
import { furthest, nextNight } from "./enrichment-rows.server.ts";

/** Why nothing is asked of the provider on any node, and until when. */
export type Stop = {
  because: Exclude<Failure["kind"], "refused">;
  until: Date;
};

type Services = { db: Pick<Database, "asOwner">; log: Pick<Logger, "warn" | "error" | "info"> };

const second = 1_000;

/** Seconds without a request when the provider does not name them: after a refusal for a while, and after silence. */
const usualWait = { busy: 30, unanswered: 10 * 60 };

/** The stop that holds now; `null` when there is none. Another key has none. */
export async function stopOf({ db }: Pick<Services, "db">, enricher: Enricher): Promise<Stop | null> {
  const [row] = await db.asOwner
    .select()
    .from(enrichmentProviders)
    .where(eq(enrichmentProviders.name, enricher.name));
  if (!row?.stoppedBecause || !row.stoppedUntil || row.stoppedAccount !== enricher.account) return null;
  const left = row.stoppedUntil.getTime() - Date.now();
  // One that lies further ahead was stored before the clock was set back.
  return left > 0 && left <= furthest ? { because: row.stoppedBecause, until: row.stoppedUntil } : null;
}

/**
 * Stops every node: a key that is refused and an empty account until the next night, a service that is busy or silent for a
 * while. A longer stop stays, so that no pause hides an empty account. Operators are told in the log, once.
 */
export async function stop(
  { db, log }: Services,
  enricher: Enricher,
  failure: Exclude<Failure, { kind: "refused" }>,
): Promise<Stop> {
  const now = Date.now();
  const { kind: because } = failure;
  const until = untilOf(failure, now);
  const values = { stoppedBecause: because, stoppedUntil: until, stoppedAccount: enricher.account };
  const { stoppedAccount, stoppedUntil } = enrichmentProviders;
  const stored = await db.asOwner
    .insert(enrichmentProviders)
    .values({ name: enricher.name, ...values })
    .onConflictDoUpdate({
      target: enrichmentProviders.name,
      set: values,
      setWhere: or(
        isNull(stoppedUntil),
        ne(stoppedAccount, enricher.account),
        lt(stoppedUntil, until),
        gt(stoppedUntil, new Date(now + furthest)),
      ),
    })
    .returning({ name: enrichmentProviders.name });
  if (stored.length === 0) return { because, until };
  const reason = "reason" in failure ? failure.reason : undefined;
  const entry = { event: "enrichment_stopped", provider: enricher.name, because, until, reason };
  if (because === "key_refused" || because === "credits_exhausted")
    log.error(entry, lines[because](enricher));
  else log.warn(entry, "enrichment_stopped");
  return { because, until };
}

/** What an operator has to do. */
const lines = {
  key_refused: ({ label, keySetting }: Enricher) =>
    `${label} refuses ${keySetting}: no address is looked for until it is corrected.`,
  credits_exhausted: ({ label }: Enricher) =>
    `The ${label} account has too few credits: no address is looked for until the next night, and then only if it has more.`,
};

/** The provider works again: whoever was told of a stop is told of its end. */
export async function resume({ db, log }: Services, enricher: Enricher): Promise<void> {
  const [row] = await db.asOwner
    .select({ because: enrichmentProviders.stoppedBecause })
    .from(enrichmentProviders)
    .where(eq(enrichmentProviders.name, enricher.name));
  if (!row?.because) return;
  await db.asOwner
    .update(enrichmentProviders)
    .set({ stoppedBecause: null, stoppedUntil: null, stoppedAccount: null })
    .where(eq(enrichmentProviders.name, enricher.name));
  log.info({ event: "enrichment_resumed", provider: enricher.name }, "enrichment_resumed");
}

function untilOf(failure: Exclude<Failure, { kind: "refused" }>, now: number): Date {
  if (failure.kind === "key_refused" || failure.kind === "credits_exhausted") return nextNight(now);
  const asked = failure.kind === "busy" ? failure.retryAfter : null;
  return new Date(now + Math.min(maxRetryAfter, asked ?? usualWait[failure.kind]) * second);
}
