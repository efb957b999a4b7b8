import { isIPv6 } from "node:net";
import { keyedDigest } from "./digest.server.ts";
import type { Limit } from "./limits.server.ts";

const minute = 60;
const hour = 60 * minute;

/** How often mails are sent: 60 s apart and 5 an hour to one address, 100 an hour for one client. */
export function mailLimits(secret: string, email: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: mailsTo(secret, email),
      windows: [
        { most: 1, seconds: minute },
        { most: 5, seconds: hour },
      ],
    },
    {
      bucket: keyedDigest(secret, "mails for", network(clientAddress)),
      windows: [{ most: 100, seconds: hour }],
    },
  ];
}

/**
 * How often one client may present a link that is not good: 300 times in 10 minutes. A link cannot be guessed; this
 * only keeps the database free for others.
 */
export function linkLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "links of", network(clientAddress)),
      windows: [{ most: 300, seconds: 10 * minute }],
    },
  ];
}

/**
 * How often codes may be guessed: 10 times an hour for one e-mail address, each of them one chance in a million,
 * and 100 times in 10 minutes by one client, whatever addresses it names. `email` is `null` when it is none.
 */
export function codeLimits(secret: string, email: string | null, clientAddress: string): Limit[] {
  const byClient = {
    bucket: keyedDigest(secret, "codes by", network(clientAddress)),
    windows: [{ most: 100, seconds: 10 * minute }],
  };
  if (email === null) return [byClient];
  return [byClient, { bucket: codesOf(secret, email), windows: [{ most: 10, seconds: hour }] }];
}

const mailsTo = (secret: string, email: string) => keyedDigest(secret, "mails to", email);
const codesOf = (secret: string, email: string) => keyedDigest(secret, "codes of", email);

/** Under what the turns of this address are counted. */
export function bucketsOf(secret: string, email: string): string[] {
  return [mailsTo(secret, email), codesOf(secret, email)];
}

/** What one customer of an Internet provider holds: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function network(address: string): string {
  const plain = address.split("%", 1)[0] ?? "";
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const gap = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...gap, ...after].slice(0, 4).join(":")}::/64`;
}
