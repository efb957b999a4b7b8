import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import type { Logger } from "pino";
import { authOptions } from "#app/accounts/session/auth.server.ts";
import { cookieName } from "#app/accounts/session/cookie-name.ts";
import { brand } from "#app/content/brand.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { challengeCookie } from "./challenge-cookie.ts";

/**
 * Better Auth with its plugin for passkeys, on an open transaction. Imported on demand: what reads certificates and CBOR
 * takes a while to load, and operators alone need it. Its HTTP handler is not mounted.
 */
export function createPasskeyAuth(
  queries: Queries,
  services: { environment: Environment; log: Logger; db: Database },
) {
  const { appUrl } = services.environment;
  const options = authOptions(queries, services);
  const name = cookieName(services.environment, challengeCookie);
  return betterAuth({
    ...options,
    // Who may register one has just proven the identity: app/routes/desk/operators-only.server.ts.
    session: { ...options.session, freshAge: 0 },
    advanced: { ...options.advanced, cookies: { ...options.advanced.cookies, passkey: { name } } },
    plugins: [
      passkey({
        rpID: new URL(appUrl).hostname,
        rpName: brand.product,
        origin: appUrl,
        advanced: { webAuthnChallengeCookie: "passkey" },
      }),
    ],
  });
}
