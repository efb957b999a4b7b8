import { asc, eq } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { normaliseEmail } from "#app/accounts/email.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { clients, imports, outbox, teamMembers, user } from "#db/schema.ts";

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

/** The client to whose team a file was imported, the first to have joined; `null` when nobody is left, `undefined` without such an import. */
export async function clientOfImport(
  { db }: { db: Database },
  id: string,
): Promise<string | null | undefined> {
  const [found] = await db.asOwner
    .select({ clientId: teamMembers.clientId })
    .from(imports)
    .leftJoin(teamMembers, eq(teamMembers.teamId, imports.teamId))
    .where(eq(imports.id, id))
    .orderBy(asc(teamMembers.createdAt))
    .limit(1);
  return found?.clientId;
}

/** The client who gets an item of the outbox; `null` when it is for nobody that the product knows. */
export async function clientOfItem({ db }: { db: Database }, id: string): Promise<string | null> {
  const [found] = await db.asOwner
    .select({ id: clients.id })
    .from(outbox)
    .innerJoin(clients, eq(clients.email, outbox.recipient))
    .where(eq(outbox.id, id))
    .limit(1);
  return found?.id ?? null;
}
