import { and, eq, getTableColumns, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Queries } from "#db/open-database.server.ts";
import { drafts } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { Draft, type DraftRecipient, type DraftSummary } from "../drafts-protocol.ts";
import { parseContent } from "../parse-content.ts";

/** What the store needs of the services. */
export type DraftServices = { db: Database; environment: Pick<Environment, "authSecret"> };

/** The prospect of a row of `drafts`, null of a draft for anybody. */
// By their names: Drizzle leaves out the table in a query of one, where both have these columns.
const prospect = sql<DraftRecipient | null>`(
  select jsonb_build_object('id', prospects.id, 'company', prospects.company, 'contact', prospects.contact)
  from prospects where prospects.team_id = drafts.team_id and prospects.id = drafts.prospect_id
)`;

/** A whole draft, with the prospect that it is for. */
export const draftColumns = { ...getTableColumns(drafts), prospect };
export type DraftRow = typeof drafts.$inferSelect & { prospect: DraftRecipient | null };

/** The columns of a list: a content may have 60 kB. */
export const summaryColumns = {
  id: drafts.id,
  kind: drafts.kind,
  title: drafts.title,
  version: drafts.version,
  source: drafts.source,
  model: drafts.model,
  createdAt: drafts.createdAt,
  updatedAt: drafts.updatedAt,
  personaId: drafts.personaId,
  prospect,
};

type SummaryRow = Omit<DraftRow, "clientId" | "key" | "content" | "teamId" | "prospectId" | "sharedWith">;

export function toSummary(row: SummaryRow): DraftSummary {
  const { id, kind, title, version, source, model, createdAt, updatedAt, prospect: recipient } = row;
  return {
    id,
    kind,
    title,
    version,
    source,
    ...(model !== null && { model }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(recipient && { prospect: recipient }),
    ...(row.personaId !== null && { persona: row.personaId }),
  };
}

/** The draft as it is sent. Throws unless the content is one of its kind: it is checked when it is stored and found. */
export function toDraft(row: DraftRow): Draft {
  return v.parse(Draft, { ...toSummary(row), content: row.content });
}

/** True if the stored content is one of its kind. Another one is as good as missing, and stays for the export of the account. */
export function isReadable({ kind, content }: Pick<DraftRow, "kind" | "content">): boolean {
  return parseContent(kind, content).ok;
}

/** A client's draft, if its content can be read; with `lock`, locked against other writers until the transaction ends. */
export async function findDraft(
  tx: Queries,
  clientId: string,
  id: string,
  { lock = false } = {},
): Promise<DraftRow | null> {
  const found = tx
    .select(draftColumns)
    .from(drafts)
    .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)));
  const [row] = await (lock ? found.for("update") : found);
  return row && isReadable(row) ? row : null;
}
