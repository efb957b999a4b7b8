import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Logger } from "pino";
import * as v from "valibot";
import { periods, secondsIn } from "#app/periods.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { schema } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { cookieName } from "./cookie-name.ts";
import { sessionKey } from "./session-signature.server.ts";

/** The cookie with the session's token, before `cookieName`. */
export const sessionCookie = "matinal.session_token";

/** Seconds that a session lasts after it was last extended. */
export const slidingLifetime = secondsIn(periods.session);

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth as a library for users and sessions. Its HTTP handler is not mounted, so that nothing bypasses our limits.
 * docs/decisions/0004-signing-in.md.
 */
export function createAuth(services: { environment: Environment; log: Logger; db: Database }) {
  return createAuthOver(services.db.asOwner, services);
}

/** The same on an open transaction, so that its writes commit or roll back with the others. */
export function createAuthOver(
  queries: Queries,
  services: { environment: Environment; log: Logger; db: Database },
) {
  return betterAuth({ ...authOptions(queries, services), plugins: [provenAddress] });
}

/** How Better Auth keeps users, sessions and cookies here, for whoever adds a plugin. */
export function authOptions(
  queries: Queries,
  { environment, log, db }: { environment: Environment; log: Logger; db: Database },
) {
  return {
    appName: "matinal",
    baseURL: environment.appUrl,
    // As a list, because BETTER_AUTH_SECRETS in the environment would come before a single `secret`.
    secrets: [{ version: 1, value: sessionKey(environment) }],
    database: drizzleAdapter(queries, { provider: "pg", schema, transaction: false }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      // Logs the message only, because its arguments can contain addresses and tokens.
      log: (level, message) => {
        // Its own variables are none of ours; configurationWarnings judges AUTH_SECRET.
        if (message.includes("BETTER_AUTH_")) return;
        // During an outage its messages name no cause, and db/ logs the outage itself.
        if (db.outage() === null) log[level]({ from: "better-auth" }, withoutAddresses(message));
      },
    },
    session: {
      expiresIn: slidingLifetime,
      additionalFields: { confirmedAt: { type: "date", required: false, input: false } },
    },
    advanced: {
      // True would add "__Secure-" to a name that already has a prefix.
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
  } satisfies BetterAuthOptions;
}

/** The last step of Better Auth's own sign-in methods: find or create the user, create a session and its cookie. */
const provenAddress = {
  id: "proven-address",
  endpoints: {
    /** Signs in the owner of an address. Call it only after a link or code from a mail has proven the ownership. */
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
        const existing = await internalAdapter.findUserByEmail(email);
        const user =
          existing?.user ??
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
