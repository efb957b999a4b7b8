import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";
import { addressForm, formsOf, type Person } from "./person-forms.server.ts";

/** A record of a person in a team's list, and what it calls them. */
export type FoundRecord = Person & { teamId: string; id: string };

/** Where a page of them ended. */
export type RecordCursor = { teamId: string; id: string };

/**
 * The records of a person in all lists, those that nobody sees yet included, after `cursor` in the order of teams: of the next `limit`
 * of the same mailbox or company. `next` is null at the end.
 */
export async function recordsOf(
  tx: Queries,
  person: Person,
  { cursor, limit }: { cursor: RecordCursor | null; limit: number },
): Promise<{ records: FoundRecord[]; next: RecordCursor | null }> {
  const forms = new Set(formsOf(person));
  if (forms.size === 0) return { records: [], next: null };
  const { teamId, id, email, contact, siren } = prospects;
  const after = cursor && sql`(${teamId}, ${id}) > (${cursor.teamId}::uuid, ${cursor.id}::uuid)`;
  const candidates = await tx
    .select({ teamId, id, email, contact, siren })
    .from(prospects)
    .where(and(mayBe(person), after ?? undefined))
    // As one value: else a planner without statistics may walk the whole primary key for a few rows in its order.
    .orderBy(sql`(${teamId}, ${id})`)
    .limit(limit);
  return {
    records: candidates.filter((candidate) => formsOf(candidate).some((form) => forms.has(form))),
    next: candidates.length < limit ? null : (candidates.at(-1) ?? null),
  };
}

/** What indexes can tell; whether it is the person, `formsOf` says. */
function mayBe({ email, siren }: Person): SQL | undefined {
  const address = email === null ? null : addressForm(email);
  const local = address?.slice(0, address.lastIndexOf("@"));
  return or(
    address === null ? undefined : eq(prospects.email, address),
    // Plus tags: a comma follows the plus sign in ASCII.
    local === undefined
      ? undefined
      : sql`(${prospects.email} ~>=~ ${`${local}+`} and ${prospects.email} ~<~ ${`${local},`})`,
    siren === null ? undefined : eq(prospects.siren, siren),
  );
}
