import { createHmac, randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { objectionKey, objections } from "#db/schema.ts";
import { formsOf, type Person } from "./person-forms.server.ts";

/** The advisory lock between writing an objection and storing people who were checked. */
const lockKey = 7_254_024;

/** People in one query. */
const batchSize = 500;

/**
 * The positions of those who have objected. In a transaction that then stores the others, an objection that comes at the same
 * moment waits for its end, and finds what it stored. The team's row is locked before, never after.
 */
export async function objectedTo(tx: Queries, persons: readonly Person[]): Promise<Set<number>> {
  const objected = new Set<number>();
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`);
  const key = await loadKey(tx);
  if (key === null) return objected;
  for (let from = 0; from < persons.length; from += batchSize) {
    const positions = new Map<string, number[]>();
    for (const [index, person] of persons.slice(from, from + batchSize).entries())
      for (const hash of hashesOf(key, person))
        positions.set(hash, [...(positions.get(hash) ?? []), from + index]);
    const { rows } = (await tx.execute(
      sql`select hash from ${objections} where hash = any(${`{${[...positions.keys()].join(",")}}`}::text[])`,
    )) as unknown as { rows: { hash: string }[] };
    for (const { hash } of rows) for (const position of positions.get(hash) ?? []) objected.add(position);
    if (from + batchSize < persons.length) await setImmediate();
  }
  return objected;
}

/** Stores the hashes of people, and returns how many of them are new. Waits for those who store people who were checked before. */
export async function storeHashes(
  tx: Queries,
  persons: readonly Person[],
  recordedBy: string,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  await tx
    .insert(objectionKey)
    .values({ key: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const key = (await loadKey(tx)) ?? "";
  const hashes = new Set(persons.flatMap((person) => hashesOf(key, person)));
  if (hashes.size === 0) return 0;
  const stored = await tx
    .insert(objections)
    .values([...hashes].map((hash) => ({ hash, recordedBy, createdAt: new Date() })))
    .onConflictDoNothing()
    .returning({ hash: objections.hash });
  return stored.length;
}

/** When a person objected first; `null` for who has not. */
export async function objectedAt(tx: Queries, person: Person): Promise<Date | null> {
  const key = await loadKey(tx);
  const hashes = key === null ? [] : hashesOf(key, person);
  const [found] = await tx
    .select({ at: objections.createdAt })
    .from(objections)
    .where(sql`${objections.hash} = any(${`{${hashes.join(",")}}`}::text[])`)
    .orderBy(objections.createdAt)
    .limit(1);
  return found?.at ?? null;
}

async function loadKey(tx: Queries): Promise<string | null> {
  const [row] = await tx.select({ key: objectionKey.key }).from(objectionKey);
  return row?.key ?? null;
}

const hashesOf = (key: string, person: Person): string[] =>
  formsOf(person).map((form) => createHmac("sha256", key).update(form).digest("base64url"));
