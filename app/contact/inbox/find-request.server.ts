import { setImmediate } from "node:timers/promises";
import { asc, gt, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import { referenceOf, referencePattern } from "../reference.ts";

/** Ids that are read at once. */
const pageSize = 1_000;

/** Pages that are read: a request beyond them is looked for in the inbox. */
const mostPages = 100;

/**
 * The ids of the requests that somebody names, the newest first, at most 50: by their reference (`M-7K3F-94QX`, in any case), or by
 * the sender's address. A reference follows from an id and cannot be turned back, so the ids are gone through.
 */
export async function findRequests(queries: Queries, words: string): Promise<string[]> {
  const given = words.slice(0, 300).trim();
  const reference = given.toUpperCase();
  if (referencePattern.test(reference)) return byReference(queries, reference);
  if (!given.includes("@")) return [];
  const found = await queries
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(sql`lower(${contactRequests.email}) = ${given.toLowerCase()}`)
    .orderBy(sql`${contactRequests.createdAt} desc`)
    .limit(50);
  return found.map(({ id }) => id);
}

async function byReference(queries: Queries, reference: string): Promise<string[]> {
  const found: string[] = [];
  let last = "00000000-0000-0000-0000-000000000000";
  for (let page = 0; page < mostPages; page += 1) {
    const rows = await queries
      .select({ id: contactRequests.id })
      .from(contactRequests)
      .where(gt(contactRequests.id, last))
      .orderBy(asc(contactRequests.id))
      .limit(pageSize);
    found.push(...rows.map(({ id }) => id).filter((id) => referenceOf(id) === reference));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < pageSize) break;
    await setImmediate();
  }
  return found;
}
