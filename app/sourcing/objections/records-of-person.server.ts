import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { candidates, enrichmentBatches, prospects } from "#db/schema.ts";
import { type Candidate, isWaiting, personOf } from "../night/candidates/candidate-rows.server.ts";
import { addressForm, formsOf, type Person } from "./person-forms.server.ts";

/** A record of a person in a team's list, and what it calls them; not their own if it only has that address for the company's. */
export type FoundRecord = Person & { teamId: string; id: string; isOwn: boolean };

/** Somebody whom a night found for a team's list and did not deliver yet. */
export type WaitingRecord = FoundRecord & { candidate: Candidate };

/** Where a page of them ended. */
export type RecordCursor = { teamId: string; id: string };

type Page<Found> = { records: Found[]; next: RecordCursor | null };

/**
 * The records of a person in all lists, those that nobody sees yet included, after `cursor` in the order of teams: of the next `limit`
 * of the same mailbox or company. `next` is null at the end.
 */
export async function recordsOf(
  tx: Queries,
  person: Person,
  { cursor, limit }: { cursor: RecordCursor | null; limit: number },
): Promise<Page<FoundRecord>> {
  if (formsOf(person).length === 0) return { records: [], next: null };
  const { teamId, id, email, contact, siren, companyEmail } = prospects;
  const found = await tx
    .select({ teamId, id, email, contact, siren, companyEmail })
    .from(prospects)
    .where(and(mayBe(person, { addresses: [email, companyEmail], siren }), after(prospects, cursor)))
    // As one value: else a planner without statistics may walk the whole primary key for a few rows in its order.
    .orderBy(sql`(${teamId}, ${id})`)
    .limit(limit);
  return pageOf(found, person, limit);
}

/** The same of those who wait for the delivery of a list, the address that a provider has just found included. */
export async function waitingOf(
  tx: Queries,
  person: Person,
  { cursor, limit }: { cursor: RecordCursor | null; limit: number },
): Promise<Page<WaitingRecord>> {
  if (formsOf(person).length === 0) return { records: [], next: null };
  const told = await toldOf(tx, person);
  const { contact, siren } = candidates;
  const addresses = [sql`(${contact}->'email'->>'value')`, sql`(${contact}->>'companyEmail')`];
  const isTold = told.size > 0 ? inArray(candidates.id, [...told.keys()]) : undefined;
  const rows = (await tx
    .select()
    .from(candidates)
    .where(and(isWaiting, or(mayBe(person, { addresses, siren }), isTold), after(candidates, cursor)))
    .orderBy(sql`(${candidates.teamId}, ${candidates.id})`)
    .limit(limit)) as Candidate[];
  const found = rows.map((candidate) => {
    const { teamId, id } = candidate;
    const known = personOf(candidate);
    const { email = null, companyEmail = null } = told.get(id) ?? {};
    return {
      ...{ teamId, id, ...known, candidate },
      ...{ email: known.email ?? email, companyEmail: known.companyEmail ?? companyEmail },
    };
  });
  return pageOf(found, person, limit);
}

type Told = { id: string; email: string | null; companyEmail: string | null };

/** By candidate, the addresses that a provider told and no night has taken yet, where one may be the person's. */
async function toldOf(tx: Queries, person: Person): Promise<Map<string, Told>> {
  const email = sql`(told->'email'->>'value')`;
  const ofCompany = sql`(told->>'companyEmail')`;
  const isTheirs = mayBe({ ...person, siren: null }, { addresses: [email, ofCompany] });
  if (isTheirs === undefined) return new Map();
  const { rows } = (await tx.execute(sql`
    select told->>'id' as id, ${email} as email, ${ofCompany} as "companyEmail"
    from ${enrichmentBatches}, jsonb_array_elements(${enrichmentBatches.found}) as told
    where ${eq(enrichmentBatches.state, "done")} and ${isTheirs}`)) as unknown as {
    rows: Told[];
  };
  return new Map(rows.map((row) => [row.id, row]));
}

const after = (
  { teamId, id }: typeof prospects | typeof candidates,
  cursor: RecordCursor | null,
): SQL | undefined =>
  cursor ? sql`(${teamId}, ${id}) > (${cursor.teamId}::uuid, ${cursor.id}::uuid)` : undefined;

function pageOf<Found extends Omit<FoundRecord, "isOwn">>(
  found: Found[],
  person: Person,
  limit: number,
): Page<Found & { isOwn: boolean }> {
  const forms = new Set(formsOf(person));
  const agrees = (named: Person) => formsOf(named).some((form) => forms.has(form));
  const last = found.at(-1);
  return {
    records: found
      .filter(agrees)
      .map((record) => ({ ...record, isOwn: agrees({ ...record, companyEmail: null }) })),
    next: found.length === limit && last ? { teamId: last.teamId, id: last.id } : null,
  };
}

/** What indexes can tell, never everybody; whether it is the person, `formsOf` says. */
function mayBe(
  { email, siren }: Person,
  { addresses, siren: column }: { addresses: readonly SQLWrapper[]; siren?: SQLWrapper },
): SQL | undefined {
  const address = email === null ? null : addressForm(email);
  const local = address?.slice(0, address.lastIndexOf("@"));
  return or(
    ...addresses.flatMap((column) => [
      address === null ? undefined : sql`${column} = ${address}`,
      // Plus tags: a comma follows the plus sign in ASCII.
      local === undefined ? undefined : sql`(${column} ~>=~ ${`${local}+`} and ${column} ~<~ ${`${local},`})`,
    ]),
    siren === null || column === undefined ? undefined : sql`${column} = ${siren}`,
  );
}
