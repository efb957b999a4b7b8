import { eq } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { contactRequests } from "#db/schema.ts";
import type { CarriedOut } from "./inbox-request.ts";

/** What an operator does with a request: assigned to an address, or to nobody; closed without a word; opened again. */
export type RequestChange = { kind: "assign"; to: string | null } | { kind: "close" } | { kind: "reopen" };

/** `unchanged`: it is so already. `stale`: somebody changed the request since this version was read. */
export type Changed = "changed" | "unchanged" | "stale" | "missing";

type Row = typeof contactRequests.$inferSelect;

/** Changes a request whose version the operator has seen, in the transaction `tx`. interpretation.md D232. */
export async function changeRequest(
  tx: Queries,
  { id, version }: { id: string; version: number },
  change: RequestChange,
): Promise<Changed> {
  const [row] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  if (!row) return "missing";
  const values = valuesOf(row, change);
  if (values === null) return "unchanged";
  if (row.version !== version) return "stale";
  await tx
    .update(contactRequests)
    .set({ ...values, version: version + 1 })
    .where(eq(contactRequests.id, id));
  return "changed";
}

/** What the change stores; `null` if the request is so already. */
function valuesOf(row: Row, change: RequestChange): Partial<Row> | null {
  switch (change.kind) {
    case "assign":
      return row.assignedTo === change.to ? null : { assignedTo: change.to };
    case "close":
      return row.state === "closed" ? null : { state: "closed", settledAt: new Date() };
    case "reopen":
      return row.state === "open" ? null : { state: "open", settledAt: null };
  }
}

/**
 * Notes that an objection is being carried out, if the version is the newest. What it removes is added by `noteRemoved`.
 * `before`: the same operator has begun one at that version, and nothing else has happened since.
 */
export async function beginObjection(
  tx: Queries,
  { id, version }: { id: string; version: number },
  by: string,
): Promise<"begun" | "before" | "stale" | "missing"> {
  const [row] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  if (!row) return "missing";
  const before = row.carriedOut as CarriedOut | null;
  if (row.version === version + 1 && before?.by === by) return "before";
  if (row.version !== version) return "stale";
  const carriedOut: CarriedOut = {
    ...{ lists: 0, records: 0, waiting: 0, ...before },
    ...{ at: new Date().toISOString(), by },
  };
  await tx
    .update(contactRequests)
    .set({ carriedOut, version: version + 1 })
    .where(eq(contactRequests.id, id));
  return "begun";
}

/** Adds what an objection has removed to what its request tells; a request that is gone is left alone. */
export async function noteRemoved(
  tx: Queries,
  id: string,
  removed: Pick<CarriedOut, "lists" | "records" | "waiting">,
): Promise<void> {
  const [row] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  const before = row?.carriedOut as CarriedOut | null | undefined;
  if (!before) return;
  const carriedOut: CarriedOut = {
    ...before,
    lists: before.lists + removed.lists,
    records: before.records + removed.records,
    waiting: before.waiting + removed.waiting,
  };
  await tx.update(contactRequests).set({ carriedOut }).where(eq(contactRequests.id, id));
}
