import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/open-database.server.ts";
import { user } from "../../db/schema.ts";
import type { Environment } from "../../environment.ts";
import { keyedDigest } from "../../limits/keyed-digest.server.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { network } from "./sign-in/sign-in-limits.server.ts";

/** What happened to an account, for whoever watches over the service. */
export type AccountEvent =
  | { event: "session_started"; clientId: string; by: "link" | "code"; isNewDevice: boolean }
  | { event: "session_confirmed"; clientId: string }
  | { event: "session_ended"; clientId: string; reason: "signed_out" | "ended_elsewhere" | "replaced" }
  | { event: "account_exported"; clientId: string }
  | { event: "account_deleted"; clientId: string };

/** Logs it in one line. No address, token, code or text belongs in it. */
export function logEvent({ log }: { log: Logger }, happened: AccountEvent): void {
  log.info(happened, happened.event);
}

/** What anybody can cause as often as they like. */
export type Refusal =
  | { event: "sign_in_failed"; by: "link" | "code" }
  | { event: "confirmation_failed" }
  | { event: "rate_limited"; limit: string; retryAfter: number };

/** Who was refused, as far as it is known: the client, an address that may be a client's, where the request came from. */
export type Refused = { clientId?: string; email?: string | null; address?: string };

/** Lines of one event in one minute; what comes on top is counted. */
const maxLines = 100;

/**
 * Logs a refusal in one line with the client's id, where the address is a client's, else with a keyed digest of
 * mailbox and network, by which lines can be matched and nobody be found. Within a minute the lines of one event are
 * bounded; the first line after it tells how many are missing.
 */
export async function logRefusal(
  { log, db, environment }: { log: Logger; db: Database; environment: Environment },
  refusal: Refusal,
  who: Refused,
): Promise<void> {
  if (!hasRoom(log, refusal.event)) return;
  const email = who.email ?? null;
  const clientId = who.clientId ?? (email === null ? null : await clientIdOf(db, email));
  const mark = (of: string, value: string) =>
    keyedDigest(environment.authSecret, `log: ${of}`, value).slice(0, 16);
  log.warn(
    {
      ...refusal,
      ...(clientId === null ? {} : { clientId }),
      ...(clientId === null && email !== null ? { mailbox: mark("mailbox", mailboxOf(email)) } : {}),
      ...(who.address ? { network: mark("network", network(who.address)) } : {}),
    },
    refusal.event,
  );
}

async function clientIdOf({ asOwner }: Database, email: string): Promise<string | null> {
  const [found] = await asOwner.select({ id: user.id }).from(user).where(eq(user.email, email));
  return found?.id ?? null;
}

type Minute = { since: number; lines: number; missing: number };
const minutes = new WeakMap<Logger, Map<Refusal["event"], Minute>>();

function hasRoom(log: Logger, event: Refusal["event"]): boolean {
  const ofLog = minutes.get(log) ?? new Map<Refusal["event"], Minute>();
  minutes.set(log, ofLog);
  const now = Date.now();
  let minute = ofLog.get(event);
  if (!minute || Math.abs(now - minute.since) >= 60_000) {
    if (minute?.missing) log.warn({ event, missing: minute.missing }, "events that were not logged");
    minute = { since: now, lines: 0, missing: 0 };
    ofLog.set(event, minute);
  }
  if (minute.lines < maxLines) minute.lines += 1;
  else minute.missing += 1;
  return minute.missing === 0;
}
