import { periods, secondsIn } from "#app/periods.ts";
import type { Environment } from "#environment.ts";
import { cookieIn, schemeOf, setCookie } from "./cookies.ts";

const name = "matinal.notice";
const flashes = [
  "signInFirst",
  "signedOut",
  "profileSaved",
  "accountDeleted",
  "confirmed",
  "exportRefused",
  "deviceEnded",
  "deviceUnknown",
  "devicesEnded",
  "webhooksConfirmed",
  "offerCancelled",
  "teamLeft",
] as const;

/** A message for the next page, shown once. */
export type Flash = (typeof flashes)[number];

/** The `Set-Cookie` value that carries a flash to the next page. */
export function setFlash(environment: Pick<Environment, "isHttps">, flash: Flash): string {
  return setCookie(environment, name, flash, secondsIn(periods.flash));
}

/** The flash of this request when it is one of `accepted`, else `null`, and the `Set-Cookie` value that clears it. */
export function takeFlash<Accepted extends Flash = Flash>(
  request: Request,
  accepted: readonly Accepted[] = flashes as readonly Flash[] as readonly Accepted[],
): { flash: Accepted | null; clear: string } {
  const value = cookieIn(request, name);
  return {
    flash: accepted.find((flash) => flash === value) ?? null,
    clear: setCookie(schemeOf(request), name, "", 0),
  };
}
