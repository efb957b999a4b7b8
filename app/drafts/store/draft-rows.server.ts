import { and, eq } from "drizzle-orm";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { drafts } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import type { Draft, DraftSummary } from "../drafts-protocol.ts";

/** What the store needs of the services. */
export type DraftServices = { db: Database; environment: Pick<Environment, "authSecret"> };

export type DraftRow = typeof drafts.$inferSelect;

/** The columns of a list: a content may have 60 kB. */
export const summaryColumns = {
  id: drafts.id,
  kind: drafts.kind,
  title: drafts.title,
  version: drafts.version,
  source: drafts.source,
  createdAt: drafts.createdAt,
  updatedAt: drafts.updatedAt,
};

export function toSummary(row: Omit<DraftRow, "clientId" | "key" | "content">): DraftSummary {
  const { id, kind, title, version, source, createdAt, updatedAt } = row;
  return {
    id,
    kind,
    title,
    version,
    source,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The draft as it is sent. Its content was checked before it was stored. */
export function toDraft(row: DraftRow): Draft {
  return { ...toSummary(row), content: row.content } as Draft;
}

/** A client's draft; with `lock`, locked against other writers until the transaction ends. */
export async function findDraft(
  tx: Queries,
  clientId: string,
  id: string,
  { lock = false } = {},
): Promise<DraftRow | null> {
  const found = tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)));
  const [row] = await (lock ? found.for("update") : found);
  return row ?? null;
}
