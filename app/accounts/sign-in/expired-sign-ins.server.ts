import { lte } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { confirmationCodes, rateLimitHits, session, signInLinks, verification } from "#db/schema.ts";
import { wasOverIn } from "#db/stored-time.server.ts";
import { maxWindow } from "#limits/limits.server.ts";
import { absoluteLifetime } from "../session/session.server.ts";
import { linkLifetime } from "./redeem/sign-in-links.server.ts";

/** Hits that are outside every window. */
export const spentHits: Expiry = expiry("rate_limit_hits", rateLimitHits, (now) =>
  lte(rateLimitHits.hitAt, new Date(now - maxWindow * 1000)),
);

export const signInLinksExpiry: Expiry = expiry("links", signInLinks, (now) =>
  wasOverIn(signInLinks.expiresAt, linkLifetime * 1000, now),
);

export const confirmationCodesExpiry: Expiry = expiry("codes", confirmationCodes, (now) =>
  wasOverIn(confirmationCodes.expiresAt, linkLifetime * 1000, now),
);

/** Sessions without a visit for long, and those that began too long ago. */
export const sessionsExpiry: Expiry = expiry("sessions", session, (now) =>
  lte(session.expiresAt, new Date(now)),
);
export const oldSessions: Expiry = expiry("old sessions", session, (now) =>
  lte(session.createdAt, new Date(now - absoluteLifetime)),
);

/** Challenges for passkeys. */
export const challengesExpiry: Expiry = expiry("challenges", verification, (now) =>
  lte(verification.expiresAt, new Date(now)),
);
