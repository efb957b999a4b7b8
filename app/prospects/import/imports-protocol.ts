import * as v from "valibot";
import type { ApiPath } from "#app/hrefs.ts";
import { fields, type OwnField, takenFields } from "./columns.ts";

// The wire format of a customer's imports, for server, browser and tests. interface.md "HTTP interface".

export const importsPath = "/api/imports" satisfies ApiPath;

/** Rows, columns and examples that a preview names at most; the counts are of all. */
export const shownRows = { problems: 50, known: 50, examples: 5 } as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Columns that may be matched by hand. */
const maxColumns = 300;

/** A column of the team's own, by its id. */
const Own = v.pipe(v.string(), v.regex(/^column:[\w-]{1,60}$/)) as v.GenericSchema<
  unknown,
  string
> as v.GenericSchema<OwnField>;

/**
 * The field `columns` of the form: what each column is taken for instead of what its name says, from the first one on, as JSON;
 * `null` leaves one out. Columns after the last are taken by their names.
 */
export const ChosenFields = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(v.array(v.nullable(v.union([v.picklist(takenFields), Own]))), v.maxLength(maxColumns)),
);

/** A column of the file as a spreadsheet names it, and what it is taken for; `isTaken` is false for what is left out. */
export const PreviewColumn = v.object({
  letter: v.string(),
  heading: v.string(),
  /** What stands in it in the first row, of a table without a header; otherwise null. */
  example: v.nullable(v.string()),
  field: v.nullable(v.union([v.picklist(fields), Own])),
  isTaken: v.boolean(),
});
export type PreviewColumn = v.InferOutput<typeof PreviewColumn>;

/** What an import of the file would do. `known` are in the list already, or came before in the file. */
export const ImportPreview = v.object({
  fileName: v.string(),
  columns: v.array(PreviewColumn),
  /** What else a column may be matched with: those that the team added. */
  ownColumns: v.array(v.object({ field: Own, name: v.string() })),
  /** No column names the company: nothing can be imported until one is matched with it. */
  lacksCompany: v.boolean(),
  added: count,
  known: count,
  refused: count,
  /** Why rows stay out, the first of them, by their numbers in a spreadsheet. */
  problems: v.array(v.object({ row: count, reason: v.string() })),
  knownRows: v.array(count),
  examples: v.array(
    v.object({
      company: v.string(),
      contact: v.string(),
      role: v.string(),
      email: v.nullable(v.string()),
      /** What stands in the columns of the team's own, as it is read. */
      values: v.array(v.object({ name: v.string(), text: v.string() })),
    }),
  ),
  /** When the same file was imported before. */
  earlier: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

/** The response to `POST /api/imports/preview`. */
export const PreviewAnswer = v.object({ preview: ImportPreview, mayImport: v.boolean() });
export type PreviewAnswer = v.InferOutput<typeof PreviewAnswer>;

/** A file that the customer imported. */
export const StoredImport = v.object({
  id: v.pipe(v.string(), v.uuid()),
  fileName: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  added: count,
  known: count,
  refused: count,
  /** Since when it is taken back, and how many prospects stayed because people had worked on them. */
  undone: v.nullable(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), kept: count })),
});
export type StoredImport = v.InferOutput<typeof StoredImport>;

/** The response to `POST /api/imports` and `DELETE /api/imports/{id}`. */
export const ImportAnswer = v.object({ import: StoredImport });

/** The response to `GET /api/imports`: the newest first. */
export const ImportList = v.object({ imports: v.array(StoredImport), mayImport: v.boolean() });
export type ImportList = v.InferOutput<typeof ImportList>;

/** The `code` of each error with which these operations refuse a file. */
export const importErrorCodes = {
  unreadable: "unreadable_file",
  underWay: "import_under_way",
  keyReused: "key_reused",
  listFull: "list_full",
  invalidName: "invalid_name",
  invalidForm: "invalid_form",
  tooMany: "too_many_imports",
} as const;
