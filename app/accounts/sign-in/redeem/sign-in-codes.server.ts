import { randomInt } from "node:crypto";
import { acceptedDigests, keyedDigest, type Secrets } from "#limits/keyed-digest.server.ts";

/** Six random digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The stored form of a code. It depends on the address, so that the code is valid for no other one. */
export function codeHashOf(secret: string, email: string, code: string): string {
  return keyedDigest(secret, "sign-in code", `${email}\0${code}`);
}

/** The stored forms that this code can have while a secret is replaced. */
export function codeHashesOf(secrets: Secrets, email: string, code: string): string[] {
  return acceptedDigests(secrets, "sign-in code", `${email}\0${code}`);
}
