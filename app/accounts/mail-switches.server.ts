import { and, eq, ne } from "drizzle-orm";
import type { Href } from "#app/hrefs.ts";
import type { Database } from "#db/open-database.server.ts";
import { clients } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { isAcceptedDigest, keyedDigest } from "#limits/keyed-digest.server.ts";

/** The mails that a client may switch off: that of the morning, and the report of a month. */
export type OptionalMail = "morning" | "report";

const columns = { morning: "morningMail", report: "reportMail" } as const;

/** What the token of an address for switching a mail off is made for. */
const purposes = { morning: "morning mail off", report: "report mail off" } as const satisfies Record<
  OptionalMail,
  string
>;
const optionalMails = Object.keys(purposes) as OptionalMail[];

/** True unless the client has switched this mail off. */
export async function wantsMail(
  { db }: { db: Database },
  clientId: string,
  mail: OptionalMail,
): Promise<boolean> {
  return db.asClient(clientId, async (tx) => {
    const [client] = await tx
      .select({ wantsMail: clients[columns[mail]] })
      .from(clients)
      .where(eq(clients.id, clientId));
    return client?.wantsMail ?? true;
  });
}

/** Switches a mail on or off. A client who is gone, or has it so already, changes nothing. */
export async function switchMail(
  { db }: { db: Database },
  clientId: string,
  mail: OptionalMail,
  isOn: boolean,
): Promise<void> {
  const column = columns[mail];
  await db.asClient(clientId, (tx) =>
    tx
      .update(clients)
      .set({ [column]: isOn })
      .where(and(eq(clients.id, clientId), ne(clients[column], isOn))),
  );
}

const path = "/desabonnement" satisfies Href;

/**
 * The address in a mail that switches it off for its receiver: GET asks, POST does it, by one click (RFC 8058). It does
 * nothing else, so it never expires; only a second change of AUTH_SECRET voids it.
 */
export function unsubscribeUrl(
  { appUrl, authSecret }: Pick<Environment, "appUrl" | "authSecret">,
  clientId: string,
  mail: OptionalMail,
): string {
  return `${appUrl}${path}?jeton=${clientId}.${keyedDigest(authSecret, purposes[mail], clientId)}`;
}

/** Whose mail the token of such an address switches off, and which; `null` for a text that is none. */
export function mailOfToken(
  environment: Environment,
  token: string | null,
): { clientId: string; mail: OptionalMail } | null {
  if (token === null || token.length > 200) return null;
  const end = token.lastIndexOf(".");
  const clientId = token.slice(0, Math.max(end, 0));
  if (clientId === "") return null;
  const mail = optionalMails.find((each) =>
    isAcceptedDigest(token.slice(end + 1), environment, purposes[each], clientId),
  );
  return mail ? { clientId, mail } : null;
}
