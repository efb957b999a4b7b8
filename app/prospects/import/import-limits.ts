const megabyte = 1024 * 1024;

/** How much of a file is read. docs/decisions/0030-import.md. */
export const importLimits = {
  /** Bytes of the file. */
  file: 64 * megabyte,
  /** Rows below the first one. */
  rows: 150_000,
  columns: 300,
  /** Characters of one row. */
  row: megabyte,
  /** Entries of a workbook, and bytes of its parts when they are unpacked. */
  entries: 5_000,
  parts: megabyte,
  sharedStrings: 128 * megabyte,
  sheet: 768 * megabyte,
  /** Characters of a workbook between two tags. */
  betweenTags: 2 * megabyte,
} as const;
