/** How much a team may arrange in its list; texts in code points. docs/decisions/0063-list-settings.md. */
export const settingsLimits = {
  /** Own columns, and the options of one that is a choice. */
  columns: 20,
  options: 30,
  views: 30,
  rules: 20,
  /** The name of a column, a status, an option or a view. */
  name: 60,
  /** What stands in a column of texts. */
  text: 200,
  /** The greatest number that every program reads exactly with two decimals. */
  number: 10_000_000_000_000,
} as const;

/** How many of the own columns, the first of them, stand in the rows of the list; the record has all. */
export const ownColumnsInRows = 2;
