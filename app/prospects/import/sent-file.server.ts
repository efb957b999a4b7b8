import { parisDay } from "#app/calendar/paris-day.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import type { Database } from "#db/open-database.server.ts";
import { settingsOf } from "../settings/list-settings.server.ts";
import type { OwnColumn } from "../settings/settings-protocol.ts";
import { valueTexts } from "../settings/value-text.ts";
import { type Column, type FileField, ownField } from "./columns.ts";
import { FileProblem, type FileProblemKind } from "./file/file-problem.server.ts";
import { fileOf } from "./file/file-source.server.ts";
import { uploadLimits } from "./import-limits.ts";
import { type ImportPreview, type StoredImport, shownRows } from "./imports-protocol.ts";
import { loadFile } from "./load-file.server.ts";
import { openProspects } from "./read-prospects.server.ts";
import { beginImport, type ImportSession } from "./store/import-session.server.ts";

type Services = { db: Database };

/** A file that somebody sent in the body of a request. */
export type SentFile = {
  name: string;
  bytes: Buffer;
  /** What its columns are taken for, where the sender has chosen; `null` for what their names say. */
  columns: readonly (FileField | null)[] | null;
};

/** Whose list it is for, and as whom `imports` names the one who sent it. */
export type Recipient = { teamId: string; by: string };

type NotRead = {
  kind: "file";
  problem: FileProblemKind;
  /** Of a table with several columns, none of which names the company. */
  columns: readonly Column[] | null;
};

export type NotImported = NotRead | { kind: "full" };

type PreviewOf = { kind: "preview"; preview: ImportPreview };

/**
 * What an import of this file would do: the same reader, the same comparison with the list and the same objections. Nothing is
 * stored.
 */
export async function previewFor(
  { db }: Services,
  { teamId, by }: Recipient,
  file: SentFile,
): Promise<PreviewOf | NotImported> {
  const own = (await settingsOf(db.asOwner, teamId)).columns;
  const read = await reading(file, own, async (opened): Promise<PreviewOf | { kind: "full" }> => {
    const begun = await beginImport({ db }, teamId, importedFile(opened, by), { isDry: true });
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
        ...shownColumns(opened.columns, own),
        lacksCompany: false,
        ...{ added: finished.added, known: known.length, refused: refused.length },
        problems: refused
          .slice(0, shownRows.problems)
          .map(({ row, problems }) => ({ row, reason: importWords.reason(problems) })),
        knownRows: known.slice(0, shownRows.known),
        examples: examples.map(({ company, contact, role, email, values }) => ({
          ...{ company, contact, role, email: email.value },
          values: valueTexts({ columns: own }, { values }),
        })),
        earlier: begun.earlier?.at.toISOString() ?? null,
      },
    };
  });
  return read.kind === "file" && read.columns
    ? { kind: "preview", preview: unmatched(file, read.columns, own) }
    : read;
}

/** The preview of a table in which no column names the company yet. */
const unmatched = (
  { name }: SentFile,
  columns: readonly Column[],
  own: readonly OwnColumn[],
): ImportPreview => ({
  ...{ fileName: name, ...shownColumns(columns, own), lacksCompany: true },
  ...{ added: 0, known: 0, refused: 0, problems: [], knownRows: [], examples: [], earlier: null },
});

const shownColumns = (columns: readonly Column[], own: readonly OwnColumn[]) => ({
  columns: columns.map(({ position: _, ...column }) => column),
  ownColumns: own.map((column) => ({ field: ownField(column), name: column.name })),
});

export type Imported =
  | { kind: "created" | "repeated"; import: StoredImport }
  /** Another file was imported under this id. */
  | { kind: "conflict" }
  /** Another import of the team is running; after so many seconds without a sign of it this one may begin. */
  | { kind: "busy"; retryAfter: number }
  | NotImported;

type Stored = StoredImport & { fileHash: string };

type ImportUnder = Recipient & {
  id: string;
  /** The import of this recipient that is whole under the id; null without one. */
  find: () => Promise<Stored | null>;
  /** Called before anything is added. */
  begin?: () => Promise<void>;
};

/**
 * Imports this file under an id that the sender's page has chosen: whole, at one moment, or not at all (D91). The same id and
 * file again return what was imported.
 */
export async function importFor(
  { db }: Services,
  { teamId, by, id, find, begin }: ImportUnder,
  file: SentFile,
): Promise<Imported> {
  const own = (await settingsOf(db.asOwner, teamId)).columns;
  return reading<Imported>(file, own, async (opened) => {
    const earlier = await find();
    if (earlier) {
      const { fileHash, ...repeated } = earlier;
      return fileHash === opened.hash ? { kind: "repeated", import: repeated } : { kind: "conflict" };
    }
    const begun = await beginImport({ db }, teamId, { ...importedFile(opened, by), id });
    if (begun.kind === "busy") return begun;
    return finishing(begun.session, async () => {
      await begin?.();
      const loaded = await loadFile(begun.session, opened, 0);
      if (loaded.kind === "full") return { kind: "full" };
      const finished = loaded.kind === "loaded" && (await begun.session.finish(loaded.refused.length));
      if (!finished || finished.kind === "lost") return { kind: "busy", retryAfter: 1 };
      const whole = await find();
      const counts = { added: 0, known: finished.known, refused: loaded.refused.length, undone: null };
      const nothing = { id, fileName: opened.name, at: new Date().toISOString(), ...counts };
      if (!whole) return { kind: "created", import: nothing };
      const { fileHash: _, ...imported } = whole;
      return { kind: "created", import: imported };
    });
  });
}

type Opened = Awaited<ReturnType<typeof openProspects>>;

const importedFile = ({ name, hash }: Opened, by: string) => ({ fileName: name, fileHash: hash, by });

/** Opens the file and does something with it; what is wrong with it becomes a value. */
async function reading<Result>(
  { name, bytes, columns: chosen }: SentFile,
  own: readonly OwnColumn[],
  work: (file: Opened) => Promise<Result>,
): Promise<Result | NotRead> {
  try {
    return await work(
      await openProspects(fileOf(name, bytes), parisDay(Date.now()), uploadLimits, {
        chosen: chosen ?? [],
        own,
      }),
    );
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { kind: problem, columns } = error;
    return { kind: "file", problem, columns: columns && columns.length > 1 ? columns : null };
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
