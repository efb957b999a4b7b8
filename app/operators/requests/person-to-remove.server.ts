import * as v from "valibot";
import { type FileCursor, personFile } from "#app/sourcing/objections/person-file.server.ts";
import { addressIn, formsOf, isShared, type Person } from "#app/sourcing/objections/person-forms.server.ts";
import type { Database } from "#db/open-database.server.ts";

const line = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
  v.trim(),
);

/** The person of an objection as an operator types them. A SIREN may be written in groups. */
const Typed = v.object({
  email: line,
  contact: line,
  siren: v.pipe(
    line,
    v.transform((text) => text.replace(/\s+/g, "")),
    v.regex(/^(?:\d{9})?$/),
  ),
});

/** The person, as all that follows compares them; `null` for neither an address nor a name with a SIREN. */
export function personIn(typed: Record<string, unknown>): Person | null {
  const read = v.safeParse(Typed, typed);
  if (!read.success) return null;
  const { email, contact, siren } = read.output;
  const person: Person = {
    email: email === "" ? null : addressIn(email),
    contact,
    siren: siren === "" ? null : siren,
  };
  const isWhole = (email === "") === (person.email === null) && (siren === "" || contact !== "");
  return isWhole && formsOf(person).length > 0 ? person : null;
}

/** What an objection would remove, without what customers wrote about the person. */
export type ToRemove = {
  records: { company: string; contact: string; role: string; city: string }[];
  /** Found by nights and not delivered. */
  waiting: { company: string; contact: string }[];
  /** True if there is more than is listed. */
  isMore: boolean;
  objectedOn: string | null;
  hasAccount: boolean;
  /** True for an address that a whole company reads: it teaches no name. */
  isShared: boolean;
};

/** Pages of a person's file that are read: 200 records. */
const mostPages = 10;

/** What is held about a person and would go, from the answer to an access request (`personFile`). interpretation.md D233. */
export async function personToRemove({ db }: { db: Database }, person: Person): Promise<ToRemove> {
  const found: ToRemove = {
    ...{ records: [], waiting: [], isMore: false, objectedOn: null, hasAccount: false },
    isShared: person.email !== null && isShared(person.email),
  };
  let cursor: FileCursor | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const file: Awaited<ReturnType<typeof personFile>> = await personFile({ db }, person, cursor);
    if (page === 0) Object.assign(found, { objectedOn: file.objectedOn, hasAccount: file.hasAccount });
    found.records.push(
      ...file.records.map(({ company, contact, role, city }) => ({ company, contact, role, city })),
    );
    found.waiting.push(...file.waiting.map(({ company, contact }) => ({ company, contact })));
    cursor = file.next;
    if (cursor === null) return found;
  }
  return { ...found, isMore: true };
}
