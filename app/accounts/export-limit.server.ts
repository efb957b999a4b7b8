import { keyedDigest } from "../../limits/keyed-digest.server.ts";
import type { Limit } from "../../limits/limits.server.ts";

/** How often a person may take an export: 5 times in 10 minutes. */
export function exportLimit(secret: string, userId: string): Limit {
  return {
    bucket: keyedDigest(secret, "exports of", userId),
    windows: [{ max: 5, seconds: 10 * 60 }],
  };
}
