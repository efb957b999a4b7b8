import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { schema } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import { cookieName } from "./cookie-name.ts";

/** The cookie that holds the session's token. */
export const sessionCookie = "matinal.session_token";

/** Seconds that a session lasts after the last time it was lengthened. */
export const slidingLifetime = 30 * 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth as a library for users and sessions. Its HTTP handler is mounted nowhere, so that nothing passes by our
 * limits. docs/decisions/0004-signing-in.md.
 */
export function createAuth(services: { environment: Environment; log: Logger; db: Database }) {
  return createAuthOver(services.db.asOwner, services);
}

/** The same on an open transaction, so that what it stores is undone or kept together with the rest. */
export function createAuthOver(
  queries: Queries,
  { environment, log, db }: { environment: Environment; log: Logger; db: Database },
) {
  return betterAuth({
    appName: "matinal",
    baseURL: environment.appUrl,
    secret: environment.authSecret,
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
    session: {
      expiresIn: slidingLifetime,
      additionalFields: { confirmedAt: { type: "date", required: false, input: false } },
    },
    advanced: {
      // It would put "__Secure-" before a name that has its prefix already.
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName(environment, sessionCookie) } },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: environment.isHttps,
      },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    plugins: [provenAddress],
  });
}

/** What Better Auth's own ways to sign in do last: the user, made on first use, a session and its cookie. */
const provenAddress = {
  id: "proven-address",
  endpoints: {
    /** Signs in the owner of an address. Call it only once one of our mails has proven who that is. */
    signInProven: createAuthEndpoint(
      "/sign-in/proven",
      {
        method: "POST",
        body: v.object({ email: v.string() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { email } = ctx.body;
        const known = await internalAdapter.findUserByEmail(email);
        const user =
          known?.user ??
          (await internalAdapter.createUser(
            { email, emailVerified: true, name: "" },
            { method: "magic-link" },
          ));
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ user: { id: user.id, email: user.email }, session: { id: session.id } });
      },
    ),
  },
} satisfies BetterAuthPlugin;

function withoutAddresses(message: string): string {
  return message.replace(/[^\s<>"']+/g, (word) => (word.includes("@") ? "…" : word));
}
