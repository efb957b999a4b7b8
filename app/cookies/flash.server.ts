import type { Environment } from "../../environment.ts";
import { cookieIn, schemeOf, setCookie } from "./cookies.ts";

const name = "matinal.notice";
const notices = [
  "signInFirst",
  "signedOut",
  "profileSaved",
  "accountDeleted",
  "confirmed",
  "exportRefused",
] as const;

/** What the next page has to say, once. */
export type Notice = (typeof notices)[number];

/** The `Set-Cookie` value that carries a notice to the next page; forgotten after a minute. */
export function setFlash(environment: Pick<Environment, "isHttps">, notice: Notice): string {
  return setCookie(environment, name, notice, 60);
}

/**
 * The notice that this page has to say, if any of those it can say (`sayable`), and the `Set-Cookie` value that makes
 * it the last time.
 */
export function takeFlash<Sayable extends Notice = Notice>(
  request: Request,
  sayable: readonly Sayable[] = notices as readonly Notice[] as readonly Sayable[],
): { notice: Sayable | null; clear: string } {
  const value = cookieIn(request, name);
  return {
    notice: sayable.find((notice) => notice === value) ?? null,
    clear: setCookie(schemeOf(request), name, "", 0),
  };
}
