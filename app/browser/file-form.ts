import type { FileField } from "#app/prospects/import/columns.ts";

/** Milliseconds in which a file is sent and read, or imported: twenty megabytes or ten thousand rows take most of it. */
export const fileTimeout = 330_000;

/** What the import of a file asks for besides it. */
export type FileWish = {
  /** The id of the import. */
  id?: string;
  /** What each column is taken for instead of what its name says. */
  columns?: readonly (FileField | null)[] | null;
};

/** The form in which a file of prospects is sent. interface.md "HTTP interface". */
export function fileForm(file: File, { id, columns }: FileWish = {}): FormData {
  const form = new FormData();
  if (id) form.append("id", id);
  if (columns) form.append("columns", JSON.stringify(columns));
  form.append("file", file, file.name.slice(0, 300) || "prospects.csv");
  return form;
}
