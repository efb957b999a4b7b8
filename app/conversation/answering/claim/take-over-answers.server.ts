import { sql } from "drizzle-orm";
import { pendingAnswers } from "#db/schema.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { replyToOwed } from "../../reply.server.ts";
import { abandonedAnswers } from "./pending-answer.server.ts";

/** Milliseconds between two looks at the answers that no worker writes any more. */
const interval = 2_000;

/** Answers taken over per look. */
const answersPerLook = 20;

/**
 * Writes the answers whose workers have died or given up, on this node or another, until the process closes. Without a
 * model it writes the fixed reply in their place.
 */
export async function takeOverAnswers(services: ConversationServices): Promise<void> {
  const { live } = services;
  await endFormerLeases(services);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await takeOverOnce(services);
    isLooking = false;
  };
  const timer = setInterval(look, interval).unref();
  live.closing.addEventListener("abort", () => clearInterval(timer));
  await look();
}

/** The embedded database has one process: every lease is that of a former one. Never rejects. */
async function endFormerLeases({ db, log }: ConversationServices): Promise<void> {
  if (db.engine !== "pglite") return;
  try {
    await db.asOwner.update(pendingAnswers).set({ leaseUntil: sql`now()` });
  } catch (error) {
    // The disk is full, which is logged once elsewhere. The leases end by themselves.
    log.debug({ err: error }, "former leases could not be ended");
  }
}

/** One look. Never rejects. */
export async function takeOverOnce(services: ConversationServices): Promise<void> {
  const { db, log } = services;
  try {
    for (const clientId of await abandonedAnswers(db.asOwner, answersPerLook))
      await replyToOwed(services, clientId);
  } catch (error) {
    // The database is away, which is logged once elsewhere.
    log.debug({ err: error }, "abandoned answers could not be looked up");
  }
}
