import * as v from "valibot";
import type { Queries } from "#db/open-database.server.ts";
import { storeItem } from "#outbox/outbox-table.server.ts";

/** The kind of outbox items that tell somebody what happened to their place in a team. */
export const teamNewsKind = "team-news";

/** What happened, and the address of who did it. */
export const TeamNews = v.object({
  news: v.picklist(["joined", "left", "removed", "asked", "handed_over", "ended", "no_seat"]),
  by: v.string(),
});
export type TeamNews = v.InferOutput<typeof TeamNews>;

/** Milliseconds after which nobody needs to be told any more. */
export const teamNewsLifetime = 72 * 60 * 60_000;

/** Stores the mail that tells the owner of an address, in the caller's transaction. */
export async function tellOf(tx: Queries, recipient: string, payload: TeamNews): Promise<void> {
  const item = { kind: teamNewsKind, dedupeKey: crypto.randomUUID(), recipient, payload, attempts: 0 };
  await storeItem(tx, item, { delay: 0, expiresAfter: teamNewsLifetime });
}
