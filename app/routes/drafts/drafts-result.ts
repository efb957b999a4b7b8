import type { storageErrorCode } from "#app/storage/storage-refusal.ts";

/** The code of the HTTP interface, of the problem that the page tells apart from the others. */
export type ProblemCode = typeof storageErrorCode | null;

/** What an action of /brouillons came to, if the page stays. */
export type DraftsResult =
  | { kind: "removed"; title: string }
  | { kind: "problem"; what: "create" | "remove"; text: string; code: ProblemCode };
