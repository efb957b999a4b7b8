import { type SQL, sql } from "drizzle-orm";
import { rateLimitHits } from "#db/schema.ts";
import { network, siteOf } from "#environment/network.ts";
import { keyedDigest, type Purpose } from "#limits/keyed-digest.server.ts";
import type { Limit, Window } from "#limits/limits.server.ts";
import { mailboxOf } from "../mailbox-of.ts";
import { mailInterval } from "./mail-interval.ts";

const minute = 60;
const hour = 60 * minute;

/** Mails for one requester: 60 s apart and 5 an hour. */
const perRequester: Window[] = [
  { max: 1, seconds: mailInterval },
  { max: 5, seconds: hour },
];

/** The client that requests a mail. `knownBrowser` is the id of a browser in which the address signed in before. */
export type Requester = { remoteAddress: string; knownBrowser: string | null };

/**
 * The limits for mails to one mailbox:
 * - each requesting network has limits of its own;
 * - all networks together have 30 an hour, of which one IPv6 site gets at most half. When the 30 are used up, one
 *   every 10 minutes remains, so that a mailbox over its limit contains a valid link;
 * - one network gets 50 mails in 10 minutes to any addresses, which stops a flood and soon lets other clients behind the
 *   same IP address continue.
 *
 * A browser in which the owner signed in before has limits of its own that no stranger can use up.
 */
export function mailLimits(secret: string, email: string, requester: Requester): Limit[] {
  const mails = mailBucket(secret, email);
  const part = (purpose: Purpose, value: string) => `${mails}.${keyedDigest(secret, purpose, value)}`;
  if (requester.knownBrowser !== null)
    return [{ bucket: part("mails for browser", requester.knownBrowser), windows: perRequester }];

  const site = siteOf(requester.remoteAddress);
  return [
    { bucket: part("mails for", network(requester.remoteAddress)), windows: perRequester },
    ...(site ? [{ bucket: part("mails for site", site), windows: [{ max: 15, seconds: hour }] }] : []),
    { bucket: mails, windows: [{ max: 30, seconds: hour }], or: { max: 1, seconds: 10 * minute } },
    {
      bucket: keyedDigest(secret, "mails for", network(requester.remoteAddress)),
      windows: [{ max: 50, seconds: 10 * minute }],
    },
  ];
}

/** The limits for confirmation codes that one session requests. */
export function confirmationLimits(secret: string, email: string, sessionId: string): Limit[] {
  const bucket = `${mailBucket(secret, email)}.${keyedDigest(secret, "confirmations of", sessionId)}`;
  return [{ bucket, windows: perRequester }];
}

/**
 * The limit for invalid links from one client: 300 in 10 minutes. A link cannot be guessed; the limit only protects the
 * database.
 */
export function linkLimits(secret: string, remoteAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "links of", network(remoteAddress)),
      windows: [{ max: 300, seconds: 10 * minute }],
    },
  ];
}

/**
 * The limit for wrong codes from one client: 100 in 10 minutes, for any addresses. try-code.server.ts counts the
 * attempts for each code.
 */
export function codeLimits(secret: string, remoteAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "codes by", network(remoteAddress)),
      windows: [{ max: 100, seconds: 10 * minute }],
    },
  ];
}

const mailBucket = (secret: string, email: string) => keyedDigest(secret, "mails to", mailboxOf(email));

/** True for the hits that count for this address's mailbox, whichever client caused them. */
export function hitsOf(secret: string, email: string): SQL {
  return sql`starts_with(${rateLimitHits.bucket}, ${mailBucket(secret, email)})`;
}
