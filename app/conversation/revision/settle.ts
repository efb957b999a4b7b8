import type { Queries } from "#db/open-database.server.ts";
import type { Attachments } from "../protocol.ts";

/** What a reply says, and what belongs to it. */
export type Said = { content: string; attachments?: Attachments };

/**
 * What a reply does in the transaction that stores it, and what it then says: so it is done once, however often the reply
 * is prepared. "stale" where what it was prepared of has changed since; nothing is done then.
 */
export type Settle = (tx: Queries) => Promise<Said | "stale">;
