const megabyte = 1024 * 1024;

export type ImportLimits = {
  /** Bytes of the file. */
  file: number;
  /** Rows below the first one. */
  rows: number;
  columns: number;
  /** Characters of one row. */
  row: number;
  /** Entries of a workbook, and bytes of its parts when they are unpacked. */
  entries: number;
  parts: number;
  sharedStrings: number;
  sheet: number;
  /** Bytes of a workbook between two tags. */
  betweenTags: number;
};

/** How much of a file is read. docs/decisions/0030-import.md. */
export const importLimits: ImportLimits = {
  file: 64 * megabyte,
  rows: 150_000,
  columns: 300,
  row: megabyte,
  entries: 5_000,
  parts: megabyte,
  sharedStrings: 128 * megabyte,
  sheet: 768 * megabyte,
  betweenTags: 2 * megabyte,
};

/** How much of a file is read that a customer sends: within a request, in the process that serves everybody. D199. */
export const uploadLimits: ImportLimits = {
  file: 20 * megabyte,
  rows: 10_000,
  columns: 300,
  row: 64 * 1024,
  entries: 1_000,
  parts: megabyte,
  sharedStrings: 32 * megabyte,
  sheet: 128 * megabyte,
  betweenTags: megabyte / 4,
};
