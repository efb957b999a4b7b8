import { type SQL, sql } from "drizzle-orm";
import { outbox } from "../../../db/schema.ts";

/**
 * What an order of a mail stands under in the outbox: its address and who ordered it. A newer order takes the place
 * of one by the same `orderer`, and of nobody else's.
 */
export function orderKey(email: string, orderer: string | null): string {
  return orderer === null ? email : `${email} ${orderer}`;
}

/** The address that the mail of an order goes to. No address of ours holds a blank. */
export function addressIn(dedupeKey: string): string {
  return dedupeKey.split(" ", 1)[0] ?? "";
}

/** True for what the outbox owes to this address. */
export function ordersFor(email: string): SQL {
  return sql`split_part(${outbox.dedupeKey}, ' ', 1) = ${email}`;
}
