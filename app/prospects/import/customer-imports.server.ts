import { and, desc, eq, inArray } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { importingOffers } from "#app/offers/importing-offers.ts";
import { subscriptionOf } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { imports } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import { FileProblem, type FileProblemKind } from "./file/file-problem.server.ts";
import { fileOf } from "./file/file-source.server.ts";
import { uploadLimits } from "./import-limits.ts";
import { type ImportPreview, type StoredImport, shownRows } from "./imports-protocol.ts";
import { loadFile } from "./load-file.server.ts";
import { openProspects } from "./read-prospects.server.ts";
import { beginImport, type ImportSession } from "./store/import-session.server.ts";
import { undoImport } from "./store/undo-import.server.ts";

type Services = { db: Database; environment: Environment };

/** A file that a customer sent. */
export type SentFile = { name: string; bytes: Buffer };

/** Files that one account may send, to look at or to import. */
const windows: readonly Window[] = [
  { max: 20, seconds: 10 * 60 },
  { max: 200, seconds: 24 * 60 * 60 },
];

type NotImported =
  /** The client has no team any more. */
  { kind: "deleted" } | { kind: "file"; problem: FileProblemKind } | { kind: "full" };

/** Whole seconds until this account may send another file; 0 for now, which counts. */
export async function secondsUntilNextFile({ db, environment }: Services, clientId: string): Promise<number> {
  const limit = accountLimit(environment.authSecret, clientId, "imports", windows);
  const consumed = await consume(db.asOwner, [limit]);
  return consumed.ok ? 0 : consumed.retryAfter;
}

/** True while the team's offer includes the import. interpretation.md D199. */
export async function mayImport({ db }: Pick<Services, "db">, clientId: string): Promise<boolean> {
  const team = await teamOf(db.asOwner, clientId);
  const subscription = team && (await subscriptionOf(db.asOwner, team.id));
  if (!subscription || subscription.cancelledAt || !subscription.offer) return false;
  const isOver = subscription.until !== null && subscription.until < parisDay(Date.now());
  return !isOver && importingOffers.includes(subscription.offer);
}

/**
 * What an import of this file would do: the same reader, the same comparison with the list and the same objections. Nothing is
 * stored.
 */
export async function previewFile(
  { db }: Pick<Services, "db">,
  clientId: string,
  file: SentFile,
): Promise<{ kind: "preview"; preview: ImportPreview } | NotImported> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) return { kind: "deleted" };
  return reading(file, async (opened) => {
    const begun = await beginImport({ db }, team.id, importedFile(opened, clientId), { isDry: true });
    if (begun.kind === "busy") throw new Error("A preview waits for nobody.");
    const loaded = await loadFile(begun.session, opened, shownRows.examples);
    if (loaded.kind !== "loaded") return { kind: "full" };
    const finished = await begun.session.finish(loaded.refused.length);
    if (finished.kind === "lost") return { kind: "full" };
    const { known, refused, examples } = loaded;
    return {
      kind: "preview",
      preview: {
        fileName: opened.name,
        columns: opened.columns.map(({ letter, heading, field, isTaken }) => ({
          ...{ letter, heading, field, isTaken },
        })),
        ...{ added: finished.added, known: known.length, refused: refused.length },
        problems: refused
          .slice(0, shownRows.problems)
          .map(({ row, problems }) => ({ row, reason: importWords.reason(problems) })),
        knownRows: known.slice(0, shownRows.known),
        examples: examples.map(({ company, contact, role, email }) => ({
          ...{ company, contact, role, email: email.value },
        })),
        earlier: begun.earlier?.at.toISOString() ?? null,
      },
    };
  });
}

export type Imported =
  | { kind: "created" | "repeated"; import: StoredImport }
  /** Another file was imported under this id. */
  | { kind: "conflict" }
  /** Another import of the team is running. */
  | { kind: "busy" }
  | NotImported;

/** The import of the client with this id; `null` when there is none that is whole. */
export async function importWithId(
  { db }: Pick<Services, "db">,
  clientId: string,
  id: string,
): Promise<(StoredImport & { fileHash: string }) | null> {
  const [found] = await rowsOf(db, clientId, id);
  return found ? { ...stored(found), fileHash: found.fileHash } : null;
}

/**
 * Imports this file under an id that the customer's page has chosen: whole, at one moment, or not at all (D91). The same id and
 * file again return what was imported.
 */
export async function importFile(
  { db }: Pick<Services, "db">,
  clientId: string,
  id: string,
  file: SentFile,
): Promise<Imported> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) return { kind: "deleted" };
  return reading<Imported>(file, async (opened) => {
    const earlier = await importWithId({ db }, clientId, id);
    if (earlier) {
      const { fileHash, ...repeated } = earlier;
      return fileHash === opened.hash ? { kind: "repeated", import: repeated } : { kind: "conflict" };
    }
    const begun = await beginImport({ db }, team.id, { ...importedFile(opened, clientId), id });
    if (begun.kind === "busy") return { kind: "busy" };
    return finishing(begun.session, async () => {
      const loaded = await loadFile(begun.session, opened, 0);
      if (loaded.kind === "full") return { kind: "full" };
      const finished = loaded.kind === "loaded" && (await begun.session.finish(loaded.refused.length));
      if (!finished || finished.kind === "lost") return { kind: "busy" };
      const whole = await importWithId({ db }, clientId, id);
      const counts = { added: 0, known: finished.known, refused: loaded.refused.length, undone: null };
      const nothing = { id, fileName: opened.name, at: new Date().toISOString(), ...counts };
      if (!whole) return { kind: "created", import: nothing };
      const { fileHash: _, ...imported } = whole;
      return { kind: "created", import: imported };
    });
  });
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

const stored = ({ id, fileName, createdAt, added, known, refused, undoneAt, kept }: Row): StoredImport => ({
  ...{ id, fileName, at: createdAt.toISOString(), added, known, refused },
  undone: undoneAt && { at: undoneAt.toISOString(), kept },
});

type Opened = Awaited<ReturnType<typeof openProspects>>;

const importedFile = ({ name, hash }: Opened, clientId: string) => ({
  ...{ fileName: name, fileHash: hash, by: clientId },
});

/** Opens the file and does something with it; what is wrong with it becomes a value. */
async function reading<Result>(
  { name, bytes }: SentFile,
  work: (file: Opened) => Promise<Result>,
): Promise<Result | Extract<NotImported, { kind: "file" }>> {
  try {
    return await work(await openProspects(fileOf(name, bytes), parisDay(Date.now()), uploadLimits));
  } catch (error) {
    if (error instanceof FileProblem) return { kind: "file", problem: error.kind };
    throw error;
  }
}

/** Gives the import up unless it was finished. */
async function finishing<Result extends { kind: string }>(
  session: ImportSession,
  work: () => Promise<Result>,
): Promise<Result> {
  let isWhole = false;
  try {
    const result = await work();
    isWhole = result.kind === "created";
    return result;
  } finally {
    if (!isWhole) await session.abandon();
  }
}
