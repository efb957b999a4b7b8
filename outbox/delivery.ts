import * as v from "valibot";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { PermanentFailure, type Transport } from "#mail/mail.ts";

/** One stored item, as it comes from the database. */
export type OutboxItem = { id: string; recipient: string | null; payload: unknown };

/** The services that every handler gets. */
export type HandlerServices = { db: Database; environment: Environment };

/**
 * Delivers an item. Resolves when it is delivered or no longer wanted. Throws when it was not delivered: `ReceiverBusy` and
 * `ReceiverUnreachable` pause the whole kind, `PermanentFailure` ends the attempts.
 */
export type Handler = (services: HandlerServices, item: OutboxItem, transport: Transport) => Promise<void>;

/** An item does not have the form that its handler declares. Another attempt would change nothing. */
export class MalformedItem extends PermanentFailure {}

/**
 * The handler of items that have this form: `deliver` gets recipient and payload as `form` reads them. The handler throws
 * `MalformedItem` for any other item, whose message names the fields and none of their values.
 */
export function handlerOf<Content>(
  form: v.GenericSchema<unknown, Content>,
  deliver: (
    services: HandlerServices,
    item: Content & Pick<OutboxItem, "id">,
    transport: Transport,
  ) => Promise<void>,
): Handler {
  return async (services, item, transport) => {
    const read = v.safeParse(form, item);
    if (!read.success) {
      const fields = new Set(read.issues.map((issue) => v.getDotPath(issue)));
      throw new MalformedItem(`MALFORMED ${[...fields].join(", ")}`, null);
    }
    await deliver(services, { ...read.output, id: item.id }, transport);
  };
}

/** How the items of one kind are delivered. Times are in milliseconds. */
export type Delivery = {
  deliver: Handler;
  /** The age at which an item is useless and given up; `null` for one that never expires. */
  expiresAfter: number | null;
  /** Maximum wait between two attempts. */
  maxBackoff: number;
  /** Simultaneous deliveries, where they should be fewer than those of any kind: of mails that many people get at once. */
  maxRunning?: number;
};
