import { randomBytes } from "node:crypto";
import { mailboxOf } from "#app/accounts/mailbox-of.ts";
import { periods, secondsIn } from "#app/periods.ts";
import type { Environment } from "#environment.ts";
import { isAcceptedDigest, keyedDigest, type Secrets } from "#limits/keyed-digest.server.ts";
import { cookieIn, setCookie } from "./cookies.ts";

const name = "matinal.known";

/** Seconds from the latest sign-in in the browser. */
const lifetime = secondsIn(periods.knownBrowser);

type Settings = Secrets & Pick<Environment, "isHttps">;

/**
 * The id of the browser that sends this request, when the owner of this mailbox signed in there before; else `null`. It
 * is signed, so nobody else can obtain one.
 */
export function knownBrowser(settings: Settings, request: Request, email: string): string | null {
  const [id = "", signature = ""] = (cookieIn(request, name) ?? "").split(".");
  return isAcceptedDigest(signature, settings, purpose, subjectOf(id, email)) ? id : null;
}

/** The `Set-Cookie` value that makes this browser known as one in which this address signed in. */
export function rememberBrowser(settings: Settings, request: Request, email: string): string {
  const id = knownBrowser(settings, request, email) ?? randomBytes(16).toString("base64url");
  return setCookie(settings, name, `${id}.${sign(settings, id, email)}`, lifetime);
}

/** The `Set-Cookie` value that removes it. */
export function forgetBrowser(environment: Pick<Environment, "isHttps">): string {
  return setCookie(environment, name, "", 0);
}

const purpose = "known browser";

const subjectOf = (id: string, email: string) => `${id}\0${mailboxOf(email.toLowerCase())}`;

function sign({ authSecret }: Settings, id: string, email: string): string {
  return keyedDigest(authSecret, purpose, subjectOf(id, email));
}
