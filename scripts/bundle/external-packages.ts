/**
 * The packages that stay outside the server bundle: those that load parts of themselves by path, and PGlite's
 * WebAssembly, and the lists of French words. A finished build needs these and no others. docs/decisions/0001-one-bundled-process.md.
 */
export const externalPackages = [
  "@electric-sql/pglite",
  "an-array-of-french-words",
  "french-verbs-lefff",
  "french-words-gender-lefff",
  "nodemailer",
  "pg",
  "pino",
];
