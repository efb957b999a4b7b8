import { statfs } from "node:fs/promises";
import { and, asc, desc, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { type LastBackup, lastBackupIn } from "#db/backup/last-backup.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { enrichmentProviders, outbox, registerBudget, storageTotal } from "#db/schema.ts";
import { isAhead } from "#db/stored-time.server.ts";
import type { Environment } from "#environment.ts";

/** The parts of the product, in the order of the page. */
export const parts = [
  "database",
  "outbox",
  "mail",
  "register",
  "enrichment",
  "model",
  "disk",
  "backup",
] as const;

export type Part = (typeof parts)[number];

/** `off`: not configured, which is no failure. `unknown`: this node cannot tell. */
export type Health = {
  part: Part;
  state: "good" | "warning" | "bad" | "off" | "unknown";
  /** What there is to say, by name, for app/content/desk/today-copy.ts. */
  facts: Record<string, string | number | null>;
};

/** Milliseconds for which an item may be overdue: it is tried again within a minute, or an hour. */
const overdue = 5 * 60_000;

/** Bytes free below which the disk is told. The embedded database refuses writes below 24 MB. */
const lowDisk = 512 * 1024 * 1024;

/** Milliseconds after which a backup is old: they are made each night. */
const oldBackup = 26 * 60 * 60_000;

/** The kinds of the outbox that are no mail while there is a relay. */
const relayKinds = ["contact"];

type Read = { environment: Environment; db: Pick<Database, "engine" | "outage">; hasModel: boolean };

/** The health of each part, as its rows and this node's files tell it. Nothing is asked of another service for it. */
export async function healthOf(
  queries: Queries,
  { environment, db, hasModel }: Read,
  now: number,
): Promise<Health[]> {
  return [
    {
      part: "database",
      state: db.outage() ? "bad" : "good",
      facts: { engine: db.engine, outage: db.outage() },
    },
    await outboxHealth(queries, now),
    await mailHealth(queries, environment),
    await registerHealth(queries, environment, now),
    await enrichmentHealth(queries, environment, now),
    {
      part: "model",
      state: hasModel ? "good" : "off",
      facts: { name: environment.assistant?.model ?? null },
    },
    await diskHealth(queries, environment),
    backupHealth(await lastBackupIn(environment.dataDir), now),
  ];
}

async function outboxHealth(queries: Queries, now: number): Promise<Health> {
  const [oldest] = await queries
    .select({ dueAt: outbox.dueAt })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), sql`${outbox.dueAt} <= ${new Date(now - overdue).toISOString()}`))
    .orderBy(asc(outbox.dueAt))
    .limit(1);
  return {
    part: "outbox",
    state: oldest ? "bad" : "good",
    facts: { overdueSince: oldest?.dueAt.toISOString() ?? null },
  };
}

/** The newest error of a mail that still waits. */
async function mailHealth(queries: Queries, { smtpUrl, contactRelayUrl }: Environment): Promise<Health> {
  const isMail = contactRelayUrl === null ? undefined : notInArray(outbox.kind, relayKinds);
  const [failing] = await queries
    .select({ lastError: outbox.lastError })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), sql`${outbox.attempts} > 0`, isNotNull(outbox.lastError), isMail))
    .orderBy(desc(outbox.dueAt))
    .limit(1);
  return {
    part: "mail",
    state: failing ? "bad" : smtpUrl === null ? "off" : "good",
    facts: { error: failing?.lastError ?? null },
  };
}

async function registerHealth(
  queries: Queries,
  { companyRegisterUrl }: Environment,
  now: number,
): Promise<Health> {
  if (companyRegisterUrl === null) return { part: "register", state: "off", facts: {} };
  const [row] = await queries
    .select({ pausedUntil: registerBudget.pausedUntil, failures: registerBudget.failures })
    .from(registerBudget);
  const pausedUntil = row?.pausedUntil ?? null;
  const isPaused = pausedUntil !== null && isAhead(pausedUntil, 24 * 3_600_000, now);
  return {
    part: "register",
    state: isPaused ? "bad" : row && row.failures > 0 ? "warning" : "good",
    facts: { pausedUntil: isPaused ? pausedUntil.toISOString() : null, failures: row?.failures ?? 0 },
  };
}

async function enrichmentHealth(queries: Queries, { enrichment }: Environment, now: number): Promise<Health> {
  if (enrichment === null) return { part: "enrichment", state: "off", facts: {} };
  const [row] = await queries
    .select({
      because: enrichmentProviders.stoppedBecause,
      until: enrichmentProviders.stoppedUntil,
      units: enrichmentProviders.unitsSpent,
    })
    .from(enrichmentProviders)
    .where(eq(enrichmentProviders.name, enrichment.provider));
  const isStopped = Boolean(row?.because && row.until && row.until.getTime() > now);
  return {
    part: "enrichment",
    state: isStopped ? "bad" : "good",
    facts: { because: isStopped ? (row?.because ?? null) : null, units: row?.units ?? 0 },
  };
}

async function diskHealth(queries: Queries, { dataDir, storageTotal: limit }: Environment): Promise<Health> {
  const [stored] = await queries.select({ bytes: storageTotal.bytes }).from(storageTotal);
  const share = Math.round(((stored?.bytes ?? 0) / limit) * 100);
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
  const isLow = (free !== null && free < lowDisk) || share >= 100;
  return {
    part: "disk",
    state: isLow ? "bad" : share >= 80 ? "warning" : free === null ? "unknown" : "good",
    facts: { free, share },
  };
}

function backupHealth(last: LastBackup | null, now: number): Health {
  if (!last) return { part: "backup", state: "unknown", facts: { at: null } };
  const isOld = now - last.at.getTime() > oldBackup;
  return { part: "backup", state: isOld ? "warning" : "good", facts: { at: last.at.toISOString() } };
}
