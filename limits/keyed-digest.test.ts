import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  acceptedDigests,
  isAcceptedDigest,
  keyedDigest,
  keysFor,
  type Purpose,
} from "./keyed-digest.server.ts";

const [secret, older, other] = ["s".repeat(32), "o".repeat(32), "x".repeat(32)] as const;

/** Each purpose, and pairs of which one begins with the other. */
const purposes: Purpose[] = [
  "session cookie",
  "known browser",
  "sign-in code",
  "confirmation code",
  "contact request",
  "contact requests of",
  "mails for",
  "mails for site",
  "account",
  "log: mailbox",
];

test("a digest for one purpose is valid for no other, whatever the value contains", () => {
  const secrets = { authSecret: secret, previousAuthSecret: older };
  for (const purpose of purposes)
    for (const foreign of purposes.filter((each) => each !== purpose)) {
      for (const value of ["anna", `${foreign}\0anna`, `${purpose}\0anna`, "s of\0anna"])
        for (const accepted of acceptedDigests(secrets, foreign, "anna"))
          expect(isAcceptedDigest(accepted, secrets, purpose, value), `${foreign} as ${purpose}`).toBe(false);
    }
});

test("no two purposes share a key, and only the last keys are the secrets themselves", () => {
  const keys = purposes.map((purpose) => keysFor({ authSecret: secret, previousAuthSecret: older }, purpose));
  expect(new Set(keys.flatMap((each) => each.slice(0, 2))).size).toBe(2 * purposes.length);
  for (const each of keys) expect(each.slice(2)).toEqual([secret, older]);
});

test("while a secret is replaced both are accepted, the new one makes digests, and nobody else's is accepted", () => {
  const of = (authSecret: string) => keyedDigest(authSecret, "known browser", "anna");
  const isAccepted = (given: string, previousAuthSecret: string | null) =>
    isAcceptedDigest(given, { authSecret: secret, previousAuthSecret }, "known browser", "anna");
  expect(acceptedDigests({ authSecret: secret, previousAuthSecret: older }, "known browser", "anna")[0]).toBe(
    of(secret),
  );
  expect([isAccepted(of(secret), older), isAccepted(of(older), older)]).toEqual([true, true]);
  expect([isAccepted(of(older), null), isAccepted(of(other), older), isAccepted("", older)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("what versions without a key per purpose have signed is still accepted", () => {
  const former = createHmac("sha256", secret).update("known browser\0anna").digest("base64url");
  expect(isAcceptedDigest(former, { authSecret: secret }, "known browser", "anna")).toBe(true);
  expect(isAcceptedDigest(former, { authSecret: secret }, "known browser", "bea")).toBe(false);
});
