import type { Queries } from "../database.server.ts";

/** Adds to a database what it is to know of a backup, a restore or a move. It may be older than this version. */
export type Note = (queries: Queries) => Promise<void>;
