import { keyedDigest } from "../../limits/keyed-digest.server.ts";
import type { Limit } from "../../limits/limits.server.ts";

/** The limit for exports of one account: 5 in 10 minutes. */
export function exportLimit(secret: string, userId: string): Limit {
  return {
    bucket: keyedDigest(secret, "exports of", userId),
    windows: [{ max: 5, seconds: 10 * 60 }],
  };
}
