import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { asc, eq, lt, type SQL } from "drizzle-orm";
import { removeObjected } from "#app/prospects/store/remove-objected.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { pendingObjections, teams } from "#db/schema.ts";
import { dropCandidates } from "../night/candidates/candidate-rows.server.ts";
import { storeHashes } from "./objected-to.server.ts";
import { addressForm, formsOf, isShared, type Person } from "./person-forms.server.ts";
import { type FoundRecord, type RecordCursor, recordsOf, waitingOf } from "./records-of-person.server.ts";

/** Milliseconds after which a process that has removed nothing more is taken for dead. */
export const leaseLength = 60_000;

/** Records that one transaction reads, and of one team removes. */
const pageSize = 100;

/** The lists from which a person was removed, the records, and the lists for which nights had them ready or looked for them. */
type Removed = { lists: number; records: number; waiting: number };

/**
 * Takes a person out of every list, for ever: from its first transaction on nobody can be stored who is the person, then the
 * records go in short transactions, and whatever nights have ready for a list. After a kill `finishObjections` goes on. The records also teach what else the person is called: the
 * address beside the name, the name beside the address. Again for the same person it removes what there is. interpretation.md D144.
 */
export async function recordObjection(
  { db }: { db: Database },
  person: Person,
  recordedBy: string,
): Promise<Removed> {
  const runId = randomUUID();
  await db.asOwner.transaction(async (tx) => {
    await storeHashes(tx, [person], recordedBy);
    await insertPending(tx, person, { runId, recordedBy, isGiven: true });
  });
  return removeAll({ db }, eq(pendingObjections.runId, runId));
}

/** Goes on with the objections whose process was killed. */
export async function finishObjections({ db }: { db: Database }): Promise<void> {
  await removeAll({ db }, lt(pendingObjections.leaseUntil, new Date()));
}

type Pending = typeof pendingObjections.$inferSelect;

async function insertPending(
  tx: Queries,
  { email, contact, siren }: Person,
  of: Pick<Pending, "runId" | "recordedBy" | "isGiven">,
): Promise<void> {
  await tx.insert(pendingObjections).values({ email, contact, siren, ...of, leaseUntil: lease() });
}

const lease = () => new Date(Date.now() + leaseLength);

async function removeAll({ db }: { db: Database }, which: SQL): Promise<Removed> {
  const lists = new Set<string>();
  let records = 0;
  let waiting = 0;
  for (;;) {
    const [pending] = await db.asOwner
      .select()
      .from(pendingObjections)
      .where(which)
      .orderBy(asc(pendingObjections.isGiven), asc(pendingObjections.id))
      .limit(1);
    if (!pending) return { lists: lists.size, records, waiting };
    for await (const { teamId, count } of removals({ db }, pending, delivered)) {
      lists.add(teamId);
      records += count;
    }
    for await (const { count } of removals({ db }, pending, prepared)) waiting += count;
    await db.asOwner.delete(pendingObjections).where(eq(pendingObjections.id, pending.id));
  }
}

/** A place in which a person may be, and how they leave it. */
type Place = {
  find: (...given: Parameters<typeof recordsOf>) => Promise<Awaited<ReturnType<typeof recordsOf>>>;
  remove: (tx: Queries, teamId: string, ids: readonly string[]) => Promise<number>;
};

const delivered: Place = { find: recordsOf, remove: removeObjected };

const prepared: Place = {
  find: waitingOf,
  async remove(tx, teamId, ids) {
    // Before its rows, as everywhere.
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
    return dropCandidates(tx, teamId, ids);
  },
};

async function* removals({ db }: { db: Database }, pending: Pending, { find, remove }: Place) {
  let cursor: RecordCursor | null = null;
  do {
    await renew({ db }, pending);
    const page: Awaited<ReturnType<typeof recordsOf>> = await find(db.asOwner, pending, {
      cursor,
      limit: pageSize,
    });
    const { records, next } = page;
    // Before the records go: they are all that tells it.
    if (pending.isGiven) await learn({ db }, pending, records);
    for (const [teamId, ids] of byTeam(records)) {
      const count = await db.asOwner.transaction((tx) => remove(tx, teamId, ids));
      if (count > 0) yield { teamId, count };
    }
    cursor = next;
    await setImmediate();
  } while (cursor);
}

async function renew({ db }: { db: Database }, { id }: Pending): Promise<void> {
  await db.asOwner.update(pendingObjections).set({ leaseUntil: lease() }).where(eq(pendingObjections.id, id));
}

/** Has the person removed under every other name and address that these records give them. */
async function learn({ db }: { db: Database }, pending: Pending, records: readonly FoundRecord[]) {
  const learned = new Map<string, Person>();
  for (const { email, contact, siren, isOwn } of records) {
    // Who objects by the company's address is none of those whom its records name.
    if (!isOwn) continue;
    const own = email === null || isShared(email) ? null : addressForm(email);
    // Who reads a shared address is not who is named beside it.
    const isNamed = own !== null || pending.siren !== null;
    const person = { email: own, contact: isNamed ? contact : "", siren: isNamed ? siren : null };
    learned.set(formsOf(person).join("\0"), person);
  }
  const { runId, recordedBy } = pending;
  for (const person of learned.values())
    await db.asOwner.transaction(async (tx) => {
      // What is not new has its removal already.
      if ((await storeHashes(tx, [person], recordedBy)) > 0)
        await insertPending(tx, person, { runId, recordedBy, isGiven: false });
    });
}

function byTeam(records: readonly FoundRecord[]): Map<string, string[]> {
  const teams = new Map<string, string[]>();
  for (const { teamId, id } of records) teams.set(teamId, [...(teams.get(teamId) ?? []), id]);
  return teams;
}
