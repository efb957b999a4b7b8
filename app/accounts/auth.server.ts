import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { emailOTP, magicLink } from "better-auth/plugins";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { schema } from "../../db/schema.ts";
import { digest, keyedDigest } from "./digest.server.ts";

/** Seconds that a link and its code can be used. decisions.md D21. */
export const linkLifetime = 10 * 60;

const day = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth as a library: users, sessions, one-time tokens and codes. Its HTTP handler is mounted nowhere, so
 * that nothing redeems by GET and nothing passes by our limits. docs/decisions/0004-signing-in.md.
 */
export function createAuth(services: Pick<Services, "environment" | "log" | "db">) {
  return createAuthOver(services.db.asOwner, services);
}

/** The same on an open transaction, so that what it stores is undone or kept together with the rest. */
export function createAuthOver(
  queries: Queries,
  { environment, log, db }: Pick<Services, "environment" | "log" | "db">,
) {
  const secret = environment.authSecret;
  return betterAuth({
    appName: "matinal",
    baseURL: environment.appUrl,
    secret,
    database: drizzleAdapter(queries, { provider: "pg", schema, transaction: false }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      // Only the message: what follows it can hold addresses and tokens.
      log: (level, message) => {
        // It does not tell of what it complains; the database tells by itself that it is away.
        if (db.outage() === null) log[level]({ from: "better-auth" }, withoutAddresses(message));
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { disableCleanup: true },
    advanced: {
      cookiePrefix: "matinal",
      useSecureCookies: environment.isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    plugins: [
      magicLink({
        expiresIn: linkLifetime,
        storeToken: { type: "custom-hasher", hash: async (token) => digest(token) },
        sendMagicLink: ({ token, metadata }) => metadata?.take(token),
      }),
      emailOTP({
        expiresIn: linkLifetime,
        otpLength: 6,
        allowedAttempts: 3,
        storeOTP: { hash: async (code) => keyedDigest(secret, "code", code) },
        sendVerificationOTP: () => {
          throw new Error("Codes leave with the link, through the outbox.");
        },
      }),
    ],
  });
}

function withoutAddresses(message: string): string {
  return message.replace(/[^\s@<>"']+@[^\s@<>"']+/g, "…");
}
