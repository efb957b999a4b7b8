import { isIPv6 } from "node:net";
import { keyedDigest } from "./digest.server.ts";
import type { Limit } from "./limits.server.ts";

const minute = 60;
const hour = 60 * minute;

/** How often mails are sent: 60 s apart and 5 an hour to one address, 100 an hour for one client. */
export function mailLimits(secret: string, email: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "mails to", email),
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

/** How often one client may present a link that is not good: 100 times in 10 minutes. */
export function linkLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "attempts of", network(clientAddress)),
      windows: [{ most: 100, seconds: 10 * minute }],
    },
  ];
}

/** The same for codes, and 10 wrong ones an hour for one e-mail address: each is one chance in a million. */
export function codeLimits(secret: string, email: string, clientAddress: string): Limit[] {
  return [
    ...linkLimits(secret, clientAddress),
    { bucket: keyedDigest(secret, "codes of", email), windows: [{ most: 10, seconds: hour }] },
  ];
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
