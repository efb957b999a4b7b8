import { isIPv6 } from "node:net";
import { type SQL, sql } from "drizzle-orm";
import { mailboxOf } from "~/accounts/mailbox-of.ts";
import { rateLimitHits } from "../../../db/schema.ts";
import { keyedDigest } from "../../../limits/keyed-digest.server.ts";
import type { Limit, Window } from "../../../limits/limits.server.ts";
import { mailInterval } from "./mail-interval.ts";

const minute = 60;
const hour = 60 * minute;

/** Mails that one person may ask for: 60 s apart and 5 an hour. */
const share: Window[] = [
  { max: 1, seconds: mailInterval },
  { max: 5, seconds: hour },
];

/** Who asks for a mail. `knownBrowser` is the number of a browser in which the address signed in before. */
export type Asking = { clientAddress: string; knownBrowser: string | null };

/**
 * How often mails are sent to one mailbox: a share for each network that asks, and 30 an hour for all networks
 * together, of which one site of IPv6 gets at most half. When the 30 are used up there is still one every 10 minutes:
 * whoever is refused has in the mailbox a link that lives. One network gets 50 mails in 10 minutes, whoever they go to: long
 * enough against a flood, and short enough for a neighbour behind the same address.
 *
 * A browser in which the owner signed in before has a share of its own that no stranger can use up.
 */
export function mailLimits(secret: string, email: string, asking: Asking): Limit[] {
  const mails = mailsTo(secret, email);
  const part = (of: string, who: string) => `${mails}.${keyedDigest(secret, of, who)}`;
  if (asking.knownBrowser !== null)
    return [{ bucket: part("mails for browser", asking.knownBrowser), windows: share }];

  const site = siteOf(asking.clientAddress);
  return [
    { bucket: part("mails for", network(asking.clientAddress)), windows: share },
    ...(site ? [{ bucket: part("mails for site", site), windows: [{ max: 15, seconds: hour }] }] : []),
    { bucket: mails, windows: [{ max: 30, seconds: hour }], or: { max: 1, seconds: 10 * minute } },
    {
      bucket: keyedDigest(secret, "mails for", network(asking.clientAddress)),
      windows: [{ max: 50, seconds: 10 * minute }],
    },
  ];
}

/** How often one session may ask for a code that confirms: its own share. */
export function confirmationLimits(secret: string, email: string, sessionId: string): Limit[] {
  const bucket = `${mailsTo(secret, email)}.${keyedDigest(secret, "confirmations of", sessionId)}`;
  return [{ bucket, windows: share }];
}

/**
 * How often one client may present a link that is not good: 300 times in 10 minutes. A link cannot be guessed; this
 * only keeps the database free for others.
 */
export function linkLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "links of", network(clientAddress)),
      windows: [{ max: 300, seconds: 10 * minute }],
    },
  ];
}

/**
 * How often one client may present a code that is not good: 100 times in 10 minutes, whatever addresses it names.
 * How often the code of one mail may be guessed is counted with that code, in sign-in-links.server.ts.
 */
export function codeLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "codes by", network(clientAddress)),
      windows: [{ max: 100, seconds: 10 * minute }],
    },
  ];
}

const mailsTo = (secret: string, email: string) => keyedDigest(secret, "mails to", mailboxOf(email));

/** True for the turns that were counted for this address's mailbox, by whomever they were taken. */
export function hitsOf(secret: string, email: string): SQL {
  return sql`starts_with(${rateLimitHits.bucket}, ${mailsTo(secret, email)})`;
}

/** What one customer of an Internet provider holds: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function network(address: string): string {
  const plain = withoutZone(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The most that a provider gives to one customer: the first 48 bits of an IPv6 address; `null` for IPv4. */
function siteOf(address: string): string | null {
  const plain = withoutZone(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(":")}::/48` : null;
}

function withoutZone(address: string): string {
  return address.split("%", 1)[0] ?? "";
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const gap = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...gap, ...after];
}
