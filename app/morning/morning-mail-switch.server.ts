import { and, eq, ne } from "drizzle-orm";
import type { Href } from "#app/hrefs.ts";
import type { Database } from "#db/open-database.server.ts";
import { clients } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { isAcceptedDigest, keyedDigest } from "#limits/keyed-digest.server.ts";

/** True unless the client has switched the mail of the morning off. */
export async function wantsMorningMail({ db }: { db: Database }, clientId: string): Promise<boolean> {
  return db.asClient(clientId, async (tx) => {
    const [client] = await tx
      .select({ wantsMail: clients.morningMail })
      .from(clients)
      .where(eq(clients.id, clientId));
    return client?.wantsMail ?? true;
  });
}

/** Switches the mail of the morning on or off. A client who is gone, or has it so already, changes nothing. */
export async function switchMorningMail(
  { db }: { db: Database },
  clientId: string,
  isOn: boolean,
): Promise<void> {
  await db.asClient(clientId, (tx) =>
    tx
      .update(clients)
      .set({ morningMail: isOn })
      .where(and(eq(clients.id, clientId), ne(clients.morningMail, isOn))),
  );
}

const path = "/desabonnement" satisfies Href;
const purpose = "morning mail off";

/**
 * The address in a mail that switches it off for its receiver: GET asks, POST does it, by one click (RFC 8058). It does
 * nothing else, so it never expires; only a second change of AUTH_SECRET voids it.
 */
export function unsubscribeUrl(
  { appUrl, authSecret }: Pick<Environment, "appUrl" | "authSecret">,
  clientId: string,
): string {
  return `${appUrl}${path}?jeton=${clientId}.${keyedDigest(authSecret, purpose, clientId)}`;
}

/** The client whom the token of such an address names; `null` for a text that is none. */
export function clientOfToken(environment: Environment, token: string | null): string | null {
  if (token === null || token.length > 200) return null;
  const end = token.lastIndexOf(".");
  const clientId = token.slice(0, Math.max(end, 0));
  return clientId !== "" && isAcceptedDigest(token.slice(end + 1), environment, purpose, clientId)
    ? clientId
    : null;
}
