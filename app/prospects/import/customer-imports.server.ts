import { and, desc, eq, inArray } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { isSeatless } from "#app/team/seats.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { imports } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import type { StoredImport } from "./imports-protocol.ts";
import { importFor, previewFor, type Imported as Sent, type SentFile } from "./sent-file.server.ts";
import { undoImport } from "./store/undo-import.server.ts";

type Services = { db: Database; environment: Environment };

/** Files that one account may send, to look at or to import. */
const windows: readonly Window[] = [
  { max: 20, seconds: 10 * 60 },
  { max: 200, seconds: 24 * 60 * 60 },
];

/** The client has no team any more. */
type Deleted = { kind: "deleted" };

/** Whole seconds until this account may send another file; 0 for now, which counts. */
export async function secondsUntilNextFile({ db, environment }: Services, clientId: string): Promise<number> {
  const limit = accountLimit(environment.authSecret, clientId, "imports", windows);
  const consumed = await consume(db.asOwner, [limit]);
  return consumed.ok ? 0 : consumed.retryAfter;
}

/** True while the team's offer includes imports, and a seat for the client. interpretation.md D199 and D310. */
export async function mayImport({ db }: Pick<Services, "db">, clientId: string): Promise<boolean> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team || (await isSeatless(db.asOwner, team, clientId))) return false;
  return mayUse(db.asOwner, clientId, "exportImport");
}

/** What an import of this file would do for the client. Nothing is stored. */
export async function previewFile(
  { db }: Pick<Services, "db">,
  clientId: string,
  file: SentFile,
): Promise<Awaited<ReturnType<typeof previewFor>> | Deleted> {
  const team = await teamOf(db.asOwner, clientId);
  return team ? previewFor({ db }, { teamId: team.id, by: clientId }, file) : { kind: "deleted" };
}

export type Imported = Sent | Deleted;

/** The import of the client with this id; `null` when there is none that is whole. */
export async function importWithId(
  { db }: Pick<Services, "db">,
  clientId: string,
  id: string,
): Promise<(StoredImport & { fileHash: string }) | null> {
  const [found] = await rowsOf(db, clientId, id);
  return found ? { ...stored(found), fileHash: found.fileHash } : null;
}

/** Imports this file for the client, under an id that the page has chosen: see `importFor`. */
export async function importFile(
  { db }: Pick<Services, "db">,
  clientId: string,
  id: string,
  file: SentFile,
): Promise<Imported> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) return { kind: "deleted" };
  const find = () => importWithId({ db }, clientId, id);
  return importFor({ db }, { teamId: team.id, by: clientId, id, find }, file);
}

/** Takes an import of the client back; again, it does nothing. `null` when there is none with this id. D91. */
export async function takeBack(
  { db }: Pick<Services, "db">,
  clientId: string,
  id: string,
): Promise<StoredImport | null> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team || !(await importWithId({ db }, clientId, id))) return null;
  await undoImport({ db }, id, clientId, team.id);
  const [found] = await rowsOf(db, clientId, id);
  return found ? stored(found) : null;
}

/** Imports that a list has at most. */
const listed = 20;

/** The client's own imports that are whole, the newest first. */
export async function listOwnImports(
  { db }: Pick<Services, "db">,
  clientId: string,
): Promise<StoredImport[]> {
  return (await rowsOf(db, clientId)).map(stored);
}

type Row = typeof imports.$inferSelect;

function rowsOf(db: Database, clientId: string, id?: string): Promise<Row[]> {
  const isOwn = and(
    eq(imports.importedBy, clientId),
    inArray(imports.state, ["done", "undoing", "undone"]),
    id === undefined ? undefined : eq(imports.id, id),
  );
  // As the client: of the own team alone.
  return db.asClient(clientId, (tx) =>
    tx.select().from(imports).where(isOwn).orderBy(desc(imports.createdAt)).limit(listed),
  );
}

/** An import as pages show it. */
export const stored = ({
  id,
  fileName,
  createdAt,
  added,
  known,
  refused,
  undoneAt,
  kept,
}: Row): StoredImport => ({
  ...{ id, fileName, at: createdAt.toISOString(), added, known, refused },
  undone: undoneAt && { at: undoneAt.toISOString(), kept },
});
