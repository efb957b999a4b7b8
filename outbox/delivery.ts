import type { Database } from "../db/open-database.server.ts";
import type { Environment } from "../environment.ts";
import type { Transport } from "../mail/mail.ts";

/** One stored item, as its handler receives it. */
export type OutboxItem = { id: string; dedupeKey: string; payload: unknown };

/** The services that every handler gets. */
export type HandlerServices = { db: Database; environment: Environment };

/**
 * Delivers an item. Resolves when it is delivered or no longer wanted. Throws when it was not delivered: `ReceiverBusy`
 * pauses the whole kind, `PermanentFailure` ends the attempts.
 */
export type Handler = (services: HandlerServices, item: OutboxItem, transport: Transport) => Promise<void>;

/** How the items of one kind are delivered. Times are in milliseconds. */
export type Delivery = {
  deliver: Handler;
  /** The age at which an item is useless and given up; `null` for one that never expires. */
  expiresAfter: number | null;
  /** Maximum wait between two attempts. */
  maxBackoff: number;
};
