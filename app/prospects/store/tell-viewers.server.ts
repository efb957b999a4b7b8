import { and, eq } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";
import type { Live } from "#live/live.server.ts";
import type { NewViewing } from "../prospect-bodies.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret">; live: Live };

/** One member may go through a list with several tabs. */
const windows = [{ max: 300, seconds: 60 }];

export type ToldViewers =
  | { kind: "told"; viewers: string[] }
  /** The client's team has no such prospect. */
  | { kind: "missing" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Tells the team that a tab of the client has a prospect, by a UUID, open or no longer, and returns the other members who have.
 * Nothing is stored. interpretation.md D311.
 */
export async function tellViewers(
  { db, environment, live }: Services,
  clientId: string,
  id: string,
  { tab, isOpen }: NewViewing,
): Promise<ToldViewers> {
  const consumed = await consume(db.asOwner, [
    accountLimit(environment.authSecret, clientId, "prospect-viewings", windows),
  ]);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  const team = await db.asClient(clientId, async (tx) => {
    const own = await teamOf(tx, clientId);
    if (!own) return null;
    const isThis = and(eq(prospects.teamId, own.id), eq(prospects.id, id));
    const [found] = await tx.select({ id: prospects.id }).from(prospects).where(isThis);
    return found ? own.id : null;
  });
  if (team === null) return { kind: "missing" };
  await live.announceViewing({ team, record: id, viewer: clientId, tab, isOpen });
  return { kind: "told", viewers: live.viewersOf(team, id).filter((viewer) => viewer !== clientId) };
}
