import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { clients, unexpectedErrors } from "#db/schema.ts";

/** An unexpected error, as the list has it: whose request it was is shown with the error alone. */
export type ErrorRow = Omit<typeof unexpectedErrors.$inferSelect, "clientId" | "place">;

/** The same with the place in the code, and who was signed in; null for nobody, or a client who is gone. */
export type WholeError = ErrorRow & { place: string; clientId: string | null; clientEmail: string | null };

/** Where a page begins: after the error of that moment and id. */
export type ErrorCursor = { at: Date; id: string };

const { clientId, place, ...columns } = {
  id: unexpectedErrors.id,
  at: unexpectedErrors.at,
  method: unexpectedErrors.method,
  route: unexpectedErrors.route,
  type: unexpectedErrors.type,
  message: unexpectedErrors.message,
  clientId: unexpectedErrors.clientId,
  place: unexpectedErrors.place,
};

/** Errors, newest first, at most `limit`; `next` is where the next page begins, null on the last one. */
export async function readErrors(
  tx: Queries,
  after: ErrorCursor | null,
  limit = 50,
): Promise<{ rows: ErrorRow[]; next: ErrorCursor | null }> {
  const { at, id } = unexpectedErrors;
  const rows = await tx
    .select(columns)
    .from(unexpectedErrors)
    .where(after ? or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id))) : undefined)
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null };
}

/** Whose request the error with this id was; `undefined` when there is no such error. */
export async function ownerOfError(tx: Queries, id: string): Promise<string | null | undefined> {
  const [found] = await tx.select({ clientId }).from(unexpectedErrors).where(eq(unexpectedErrors.id, id));
  return found?.clientId;
}

/** The error with this id; `null` when there is none. */
export async function readError(tx: Queries, id: string): Promise<WholeError | null> {
  const [found] = await tx
    .select({ ...columns, place, clientId, clientEmail: clients.email })
    .from(unexpectedErrors)
    .leftJoin(clients, eq(clients.id, clientId))
    .where(eq(unexpectedErrors.id, id));
  return found ?? null;
}
