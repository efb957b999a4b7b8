import { createHash, createHmac } from "node:crypto";

/** SHA-256 in base64url, for values too random to be guessed, such as one-time tokens. */
export function digest(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

/** HMAC-SHA-256 in base64url, for values that could be found by brute force, such as codes and addresses. */
export function keyedDigest(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}
