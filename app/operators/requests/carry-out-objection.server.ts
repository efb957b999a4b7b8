import { beginObjection, noteRemoved } from "#app/contact/inbox/change-request.server.ts";
import type { Person } from "#app/sourcing/objections/person-forms.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Desk } from "../desk/desk.server.ts";
import { auditRequest } from "./act-on-request.server.ts";
import { personToRemove } from "./person-to-remove.server.ts";

/**
 * Takes a person out of every list for a request whose version the operator has seen, and notes with the request what went. The
 * objection holds from its first transaction on, even if this process is killed then; only the numbers may be missing.
 * interpretation.md D144, D233.
 */
export async function carryOutObjection(
  { db }: { db: Database },
  desk: Desk,
  of: { id: string; version: number },
  person: Person,
): Promise<"done" | "stale" | "missing"> {
  const begun = await db.asOwner.transaction(async (tx) => {
    const result = await beginObjection(tx, of, desk.operator);
    if (result === "begun") await auditRequest(tx, desk, of.id, "person.objected");
    return result;
  });
  // Asked for twice, as by a double press, unless it is for somebody else now.
  if (begun === "before") return (await personToRemove({ db }, person)).objectedOn ? "done" : "stale";
  if (begun !== "begun") return begun;
  const removed = await recordObjection({ db }, person, desk.operator);
  await db.asOwner.transaction((tx) => noteRemoved(tx, of.id, removed));
  return "done";
}
