import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { folded } from "#app/french/folded.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { prospects, teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";
import { standingAfter } from "../history/following.ts";
import { type NewProspect, scoreOf } from "../new-prospect.ts";
import { prospectLimits } from "../prospect-limits.ts";
import { searchVector } from "./search-words.ts";

export type Delivered =
  /** `skipped` are the positions of those that the team has already, or that come twice. */
  | { kind: "delivered"; ids: string[]; skipped: number[] }
  /** The team would have more prospects than `prospectLimits` allows: none is stored. */
  | { kind: "full" }
  /** There is no such team (any more). */
  | { kind: "missing" };

/** Prospects in one statement: each blocks the event loop of the embedded database for about 100 ms. */
const batchSize = 250;

/**
 * Stores prospects as new ones of that day in Paris, in one transaction, and wakes the readers. A prospect that the team has
 * is skipped: one with the same address, or, unless both have addresses, with the same person and company.
 * interpretation.md D81.
 */
export async function deliverProspects(
  { db }: { db: Database },
  teamId: string,
  { deliveredOn, prospects: wanted }: { deliveredOn: string; prospects: readonly NewProspect[] },
): Promise<Delivered> {
  return db.asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    if (!team) return { kind: "missing" };
    const known = new KnownProspects();
    for (const batch of batches(wanted)) await known.load(tx, teamId, batch);
    const skipped: number[] = [];
    const fresh = wanted.filter((prospect, position) => {
      const isFresh = known.add(prospect);
      if (!isFresh) skipped.push(position);
      return isFresh;
    });
    if (fresh.length === 0) return { kind: "delivered", ids: [], skipped };
    if (team.prospectCount + fresh.length > prospectLimits.prospects) return { kind: "full" };

    const at = new Date();
    let seq = team.lastSeq;
    const ids: string[] = [];
    for (const batch of batches(fresh)) {
      const rows = batch.map((prospect) => rowOf(teamId, ++seq, deliveredOn, at, prospect));
      ids.push(...rows.map(({ id }) => id));
      await insert(tx, rows);
      await setImmediate();
    }
    await tx
      .update(teams)
      .set({ lastSeq: seq, prospectCount: team.prospectCount + fresh.length })
      .where(eq(teams.id, teamId));
    await announceProspects(tx, { team: teamId, seq });
    return { kind: "delivered", ids, skipped };
  });
}

/** The prospects that a team has, of those that may be delivered to it, and those that are. */
class KnownProspects {
  readonly #emails = new Set<string>();
  /** For each person in a company: true once one of them has no address. */
  readonly #people = new Map<string, boolean>();

  async load(tx: Queries, teamId: string, wanted: readonly NewProspect[]): Promise<void> {
    const emails = wanted.flatMap(({ email }) => email.value ?? []);
    const found = await tx
      .select({ email: prospects.email, personKey: prospects.personKey })
      .from(prospects)
      .where(
        and(
          eq(prospects.teamId, teamId),
          or(
            emails.length > 0 ? inArray(prospects.email, emails) : sql`false`,
            inArray(prospects.personKey, wanted.map(personKey)),
          ),
        ),
      );
    for (const each of found) this.#remember(each.email, each.personKey);
  }

  /** False if it is known already. */
  add(prospect: NewProspect): boolean {
    const email = prospect.email.value;
    const key = personKey(prospect);
    const namesake = this.#people.get(key);
    if (email !== null && this.#emails.has(email)) return false;
    if (namesake !== undefined && (email === null || namesake)) return false;
    this.#remember(email, key);
    return true;
  }

  #remember(email: string | null, key: string) {
    if (email !== null) this.#emails.add(email);
    this.#people.set(key, email === null || this.#people.get(key) === true);
  }
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize);
}

const personKey = ({ company, contact }: NewProspect) =>
  [company, contact].map((text) => folded(text).replace(/\s+/g, " ").trim()).join("\n");

/** The row under the database's column names. */
function rowOf(teamId: string, seq: number, deliveredOn: string, at: Date, prospect: NewProspect) {
  const { company, headcount, contact, role, email, phone, reasons, workHistory, ...same } = prospect;
  const { status, nextStep } = standingAfter({ deliveredOn, hasPhone: phone.value !== null }, []);
  return {
    ...{ team_id: teamId, id: randomUUID(), seq, created_seq: seq, company, contact, role },
    ...same,
    ...{ headcount_min: headcount?.min ?? null, headcount_max: headcount?.max ?? null },
    ...{ email: email.value, email_state: email.state, phone: phone.value, phone_state: phone.state },
    ...{ score: scoreOf(reasons), reasons, work_history: workHistory },
    ...{ status, next_what: nextStep?.what ?? null, next_at: nextStep?.at ?? null },
    ...{ delivered_on: deliveredOn, created_at: at, person_key: personKey(prospect) },
    search: searchVector(teamId, [company, contact, role]),
  };
}

/** One parameter for all of them: a parameter for each value would take longer than the insert. */
async function insert(tx: Queries, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into prospects (${columns})
    select ${columns} from jsonb_populate_recordset(null::prospects, ${JSON.stringify(rows)}::jsonb)`);
}
