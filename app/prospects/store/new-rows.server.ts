import { createHash, randomUUID } from "node:crypto";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { folded } from "#app/french/folded.ts";
import type { Queries } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";
import { standingAfter } from "../history/following.ts";
import { type ImportedProspect, type NewProspect, scoreOf } from "../new-prospect.ts";
import { searchVector } from "./search-words.ts";

/** What tells whether a team has a prospect. */
export type Identity = Pick<NewProspect, "company" | "contact" | "email">;

/** The prospects that a team has, of those that may be delivered to it, and those that are. */
export class KnownProspects {
  /** The id of who has an address; `null` of those that are added. */
  readonly #emails = new Map<string, string | null>();
  /** For each person in a company: true once one of them has no address. */
  readonly #people = new Map<string, boolean>();
  readonly #ids = new Map<string, string>();

  async load(tx: Queries, teamId: string, wanted: readonly Identity[]): Promise<void> {
    const emails = wanted.flatMap(({ email }) => email.value ?? []);
    const keys = wanted.map(personKey);
    for (const each of [
      ...(await foundBy(tx, teamId, prospects.email, emails)),
      ...(await foundBy(tx, teamId, prospects.personKey, keys)),
      ...(await foundBy(tx, teamId, prospects.personKey, keys, isNull(prospects.email))),
    ])
      this.#remember(each.email, each.personKey, each.id);
  }

  /** The ids of those that the team has, for these of which `add` said that they are known. */
  idsOf(known: readonly Identity[]): string[] {
    return known.flatMap((identity) => {
      const { value } = identity.email;
      return (value === null ? null : this.#emails.get(value)) ?? this.#ids.get(personKey(identity)) ?? [];
    });
  }

  /** False if it is known already. */
  add(prospect: Identity): boolean {
    const email = prospect.email.value;
    const key = personKey(prospect);
    const namesake = this.#people.get(key);
    if (email !== null && this.#emails.has(email)) return false;
    if (namesake !== undefined && (email === null || namesake)) return false;
    this.#remember(email, key, null);
    return true;
  }

  #remember(email: string | null, key: string, id: string | null) {
    if (email !== null) this.#emails.set(email, id);
    // Somebody without an address is whoever has the name.
    if (id !== null && (email === null || !this.#ids.has(key))) this.#ids.set(key, id);
    this.#people.set(key, email === null || this.#people.get(key) === true);
  }
}

/**
 * For each value the first prospect of the team that has it. Each is looked up by its index: in one query for all, PostgreSQL
 * reads the whole team while it knows nothing about the table, in each batch of an import.
 */
async function foundBy(
  tx: Queries,
  teamId: string,
  column: typeof prospects.email | typeof prospects.personKey,
  values: readonly string[],
  condition?: SQL,
) {
  const found = tx
    .select({ id: prospects.id, email: prospects.email, personKey: prospects.personKey })
    .from(prospects)
    // Not an equality, and ordered, so that only this column's index will do.
    .where(and(eq(prospects.teamId, teamId), sql`${column} between wanted.value and wanted.value`, condition))
    .orderBy(asc(column))
    .limit(1)
    .as("found");
  return tx
    .select({ id: found.id, email: found.email, personKey: found.personKey })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as wanted(value)`)
    .crossJoinLateral(found);
}

/** Bytes that an index of PostgreSQL takes. A folded text may be 18 times as long as it was. */
const longestKey = 2_000;

function personKey({ company, contact }: Identity): string {
  const key = [company, contact].map((text) => folded(text).replace(/\s+/g, " ").trim()).join("\n");
  return Buffer.byteLength(key) > longestKey ? createHash("sha256").update(key).digest("hex") : key;
}

/** What the rows of one delivery or import have in common. */
type Delivery = { teamId: string; deliveredOn: string; at: Date; importId?: string };

/** The row of a new prospect with this number of its team, under the database's column names. */
export function rowOf(
  { teamId, deliveredOn, at, importId }: Delivery,
  seq: number,
  prospect: NewProspect | ImportedProspect,
) {
  const { values, ...delivered } = { values: {}, ...prospect };
  const { company, headcount, contact, role, email, phone, companyEmail, reasons, workHistory, ...others } =
    delivered;
  const { persona = null, ...same } = others;
  const { status, nextStep } = standingAfter({ deliveredOn, hasPhone: phone.value !== null }, []);
  return {
    ...{ team_id: teamId, id: randomUUID(), seq, created_seq: seq, company, contact, role },
    ...same,
    ...{ naf: prospect.naf ?? [], department: prospect.department ?? null },
    ...{ headcount_min: headcount?.min ?? null, headcount_max: headcount?.max ?? null },
    ...{ email: email.value, email_state: email.state, phone: phone.value, phone_state: phone.state },
    company_email: companyEmail,
    ...{ score: scoreOf(reasons), reasons, work_history: workHistory },
    ...{ status, next_what: nextStep?.what ?? null, next_at: nextStep?.at ?? null },
    ...{ delivered_on: deliveredOn, active_on: deliveredOn, created_at: at, person_key: personKey(prospect) },
    ...{ column_values: values, imported_values: values },
    search: searchVector(teamId, [company, contact, role, ...Object.values(values).map(String)]),
    ...{ import_id: importId ?? null, persona_id: persona },
  };
}

/** Inserts them with one parameter for all: a parameter for each value would take longer than the insert. */
export async function insertRows(tx: Queries, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into prospects (${columns})
    select ${columns} from jsonb_populate_recordset(null::prospects, ${JSON.stringify(rows)}::jsonb)`);
}
