import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { confirmationCodes, rateLimitHits, session, signInLinks, verification } from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import { maxWindow } from "#limits/limits.server.ts";
import { absoluteLifetime } from "../session/session.server.ts";
import { linkLifetime } from "./redeem/sign-in-links.server.ts";

/** Hits that are outside every window, and expired links, codes, sessions and challenges for passkeys. */
export const expiredSignIns: readonly Expiry[] = [
  expiry("rate_limit_hits", rateLimitHits, (now) =>
    lte(rateLimitHits.hitAt, new Date(now - maxWindow * 1000)),
  ),
  expiry("links", signInLinks, (now) => isOverIn(signInLinks.expiresAt, linkLifetime * 1000, now)),
  expiry("codes", confirmationCodes, (now) =>
    isOverIn(confirmationCodes.expiresAt, linkLifetime * 1000, now),
  ),
  expiry("sessions", session, (now) => lte(session.expiresAt, new Date(now))),
  expiry("challenges", verification, (now) => lte(verification.expiresAt, new Date(now))),
  expiry("old sessions", session, (now) => lte(session.createdAt, new Date(now - absoluteLifetime))),
];
