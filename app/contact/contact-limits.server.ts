import { keyedDigest } from "~/accounts/digest.server.ts";
import type { Limit } from "~/accounts/limits.server.ts";
import { network } from "~/accounts/sign-in-limits.server.ts";

const minute = 60;

/** How many different requests one client may leave: 30 in 10 minutes and 100 an hour. */
export function requestLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "contact requests of", network(clientAddress)),
      windows: [
        { most: 30, seconds: 10 * minute },
        { most: 100, seconds: 60 * minute },
      ],
    },
  ];
}

/** How often one client may send the form at all, retries included: 300 times in 10 minutes. */
export function submissionLimits(secret: string, clientAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "contact forms of", network(clientAddress)),
      windows: [{ most: 300, seconds: 10 * minute }],
    },
  ];
}
