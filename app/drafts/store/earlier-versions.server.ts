import { and, desc, eq } from "drizzle-orm";
import { storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { draftVersions } from "#db/schema.ts";
import type { VersionAnswer, VersionSummary } from "../drafts-protocol.ts";
import { parseContent } from "../parse-content.ts";
import { type DraftRow, type DraftServices, findDraft, toDraft } from "./draft-rows.server.ts";
import {
  lockClient,
  type NotStored,
  type StoredDraft,
  secondsUntilSave,
  storeVersion,
} from "./next-version.server.ts";

/** An earlier version with its content, which has the shape of the draft's kind. */
export type EarlierVersion = VersionAnswer["version"];

const { version, title, source, model, createdAt, content } = draftVersions;
const summaryColumns = { version, title, source, model, createdAt };

/** The earlier versions of a draft that are kept, the newest first; `null` if the client has no such draft. */
export async function listVersions(
  { db }: { db: Database },
  clientId: string,
  draftId: string,
): Promise<VersionSummary[] | null> {
  return db.asClient(clientId, async (tx) => {
    if (!(await findDraft(tx, clientId, draftId))) return null;
    const rows = await tx
      .select(summaryColumns)
      .from(draftVersions)
      .where(and(eq(draftVersions.clientId, clientId), eq(draftVersions.draftId, draftId)))
      .orderBy(desc(draftVersions.version));
    return rows.map(described);
  });
}

/** An earlier version of a draft; `null` if the client has no such draft, or it is not kept. */
export async function readVersion(
  { db }: { db: Database },
  clientId: string,
  draftId: string,
  version: number,
): Promise<EarlierVersion | null> {
  const row = await db.asClient(clientId, async (tx) => {
    const draft = await findDraft(tx, clientId, draftId);
    return draft && findVersion(tx, draft, version);
  });
  return row && described(row);
}

/** A row as it is sent: without a model where there was none. */
function described<Row extends { createdAt: Date; model: string | null }>({ createdAt, model, ...row }: Row) {
  return { ...row, ...(model !== null && { model }), createdAt: createdAt.toISOString() };
}

/**
 * Makes an earlier version the next one, if `newest` is still the newest one. Both stay as earlier versions, as far as
 * they are kept. Ids must be UUIDs.
 */
export async function restoreVersion(
  services: DraftServices,
  clientId: string,
  draftId: string,
  { version, newest }: { version: number; newest: number },
): Promise<StoredDraft | NotStored> {
  const retryAfter = await secondsUntilSave(services, clientId);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  return storeWithinQuota<StoredDraft | NotStored>(services, clientId, async (tx) => {
    await lockClient(tx, clientId);
    const row = await findDraft(tx, clientId, draftId, { lock: true });
    if (!row) return { kind: "missing" };
    if (row.version !== newest) return { kind: "stale", draft: toDraft(row) };
    const earlier = await findVersion(tx, row, version);
    if (!earlier) return { kind: "missing" };
    const next = {
      title: earlier.title,
      content: earlier.content,
      source: earlier.source,
      model: earlier.model,
    };
    return storeVersion(tx, row, next);
  });
}

/** An earlier version of the draft, if its content can be read. */
export async function findVersion(tx: Queries, { clientId, id, kind }: DraftRow, number: number) {
  const [row] = await tx
    .select({ ...summaryColumns, content })
    .from(draftVersions)
    .where(
      and(
        eq(draftVersions.clientId, clientId),
        eq(draftVersions.draftId, id),
        eq(draftVersions.version, number),
      ),
    );
  if (!row) return null;
  const parsed = parseContent(kind, row.content);
  return parsed.ok ? { ...row, content: parsed.content } : null;
}
