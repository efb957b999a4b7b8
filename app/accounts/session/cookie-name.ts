import type { Environment } from "#environment.ts";

/**
 * The full name of one of our cookies. On https it has a prefix with which browsers refuse it from another host of the
 * domain and over plain http (RFC 6265bis, section 4.1.3.2).
 */
export function cookieName({ isHttps }: Pick<Environment, "isHttps">, name: string): string {
  return isHttps ? `__Host-${name}` : name;
}
