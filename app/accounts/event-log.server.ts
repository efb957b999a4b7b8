import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";
import { network } from "#environment/network.ts";
import type { Environment } from "#environment.ts";
import { keyedDigest } from "#limits/keyed-digest.server.ts";
import type { LimitName } from "#metrics/limit-names.ts";
import { tallies } from "#metrics/tallies.ts";
import { countLimitHit } from "./limit-counts.server.ts";
import { mailboxOf } from "./mailbox-of.ts";

/** An event of an account, for operators. */
export type AccountEvent =
  | { event: "session_started"; clientId: string; by: "link" | "code"; isNewDevice: boolean }
  | { event: "session_confirmed"; clientId: string }
  | {
      event: "session_ended";
      clientId: string;
      reason: "signed_out" | "ended_elsewhere" | "replaced" | "by_operator";
    }
  | { event: "account_exported"; clientId: string }
  | { event: "prospects_exported"; clientId: string; format: "csv" | "xlsx" }
  | { event: "account_deleted"; clientId: string };

/** Logs an event in one line. It must not contain an address, token, code or user input. */
export function logEvent({ log }: { log: Pick<Logger, "info"> }, event: AccountEvent): void {
  log.info(event, event.event);
}

/** An event that anyone can cause any number of times. */
export type Refusal =
  | { event: "sign_in_failed"; by: "link" | "code" }
  | { event: "confirmation_failed" }
  | { event: "rate_limited"; limit: LimitName; retryAfter: number };

/**
 * The subject of a refusal, as far as known: the client, an e-mail address that may be a client's, and an IP address.
 */
export type Subject = { clientId?: string; email?: string | null; address?: string };

/** Maximum lines for one event in one minute; further events are only counted. */
const maxLines = 100;

/**
 * Counts a limit that was hit, for `/metrics` and for the desk, and logs a refusal in one line, with the client's id when the address belongs to a client, else with a keyed digest of
 * mailbox and network, which correlates lines without identifying anyone. The lines of one event are limited to 100 a
 * minute; the first line after that minute contains the number of missing ones.
 */
export async function logRefusal(
  { log, db, environment }: { log: Logger; db: Database; environment: Environment },
  refusal: Refusal,
  subject: Subject,
): Promise<void> {
  if (refusal.event === "rate_limited") {
    tallies.limitsHit.add(refusal.limit);
    countLimitHit(db, refusal.limit);
  }
  if (!countLine(log, refusal.event)) return;
  const email = subject.email ?? null;
  const clientId = subject.clientId ?? (email === null ? null : await clientIdOf(db, email));
  const pseudonym = (of: "mailbox" | "network", value: string) =>
    keyedDigest(environment.authSecret, `log: ${of}`, value).slice(0, 16);
  log.warn(
    {
      ...refusal,
      ...(clientId === null ? {} : { clientId }),
      ...(clientId === null && email !== null ? { mailbox: pseudonym("mailbox", mailboxOf(email)) } : {}),
      ...(subject.address ? { network: pseudonym("network", network(subject.address)) } : {}),
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

/** Counts a line of this minute; false when it is over the limit. */
function countLine(log: Logger, event: Refusal["event"]): boolean {
  const events = minutes.get(log) ?? new Map<Refusal["event"], Minute>();
  minutes.set(log, events);
  const now = Date.now();
  let minute = events.get(event);
  if (!minute || Math.abs(now - minute.since) >= 60_000) {
    if (minute?.missing) log.warn({ event, missing: minute.missing }, "events that were not logged");
    minute = { since: now, lines: 0, missing: 0 };
    events.set(event, minute);
  }
  if (minute.lines < maxLines) minute.lines += 1;
  else minute.missing += 1;
  return minute.missing === 0;
}
