import { and, eq, notInArray } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { normaliseEmail } from "#app/accounts/email.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import { isUuid } from "#db/created-cursor.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { imports, outbox, teams, user } from "#db/schema.ts";

/** The customer of an address, with the team. Throws an `OperatorError` when nobody has signed in with it. */
export async function findTeam(
  { db }: { db: Database },
  address: string,
): Promise<{ client: { id: string; email: string; createdAt: Date }; team: Team }> {
  const email = normaliseEmail(address);
  const [client] = email === null ? [] : await db.asOwner.select().from(user).where(eq(user.email, email));
  if (client) await ensureClient(db.asOwner, client);
  const team = client && (await teamOf(db.asOwner, client.id));
  if (!team) throw new OperatorError(`No customer has signed in as ${address.slice(0, 254)}.`);
  return { client, team };
}

/** The same, while a transaction has the team locked, so that the audit log tells only what this command does. Throws as `findTeam`. */
export async function onLockedTeam<Result>(
  { db }: { db: Database },
  address: string,
  work: (db: Database, found: Awaited<ReturnType<typeof findTeam>>) => Promise<Result>,
): Promise<Result> {
  const found = await findTeam({ db }, address);
  return db.asOwner.transaction(async (tx) => {
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, found.team.id)).for("update");
    return work({ ...db, asOwner: tx }, found);
  });
}

/** An import that is whole or was taken back, and the owner of the team to which it belongs. */
export async function findImport(
  { db }: { db: Database },
  id: string,
): Promise<{ isUndone: boolean; clientId: string } | null> {
  if (!isUuid(id)) return null;
  const [found] = await db.asOwner
    .select({ state: imports.state, clientId: teams.ownerId })
    .from(imports)
    .innerJoin(teams, eq(teams.id, imports.teamId))
    .where(and(eq(imports.id, id), notInArray(imports.state, ["loading", "abandoned"])));
  return found ? { isUndone: found.state !== "done", clientId: found.clientId } : null;
}

/** The client who gets an item of the outbox; `null` when it is for nobody who has an account. */
export async function clientOfItem(queries: Queries, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [found] = await queries
    .select({ id: user.id })
    .from(outbox)
    .innerJoin(user, eq(user.email, outbox.recipient))
    .where(eq(outbox.id, id));
  return found?.id ?? null;
}
