import { eq } from "drizzle-orm";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { normaliseEmail } from "#app/accounts/email.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { user } from "#db/schema.ts";

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
