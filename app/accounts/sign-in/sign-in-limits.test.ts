import { expect, test } from "vitest";
import { mailLimits, type Requester } from "./sign-in-limits.server.ts";

const stranger = { remoteAddress: "192.0.2.7", knownBrowser: null };
const bucketsFor = (secret: string, email: string, asking: Requester = stranger) =>
  mailLimits(secret, email, asking).map(({ bucket }) => bucket);

test("the buckets do not reveal the address and depend on the secret", () => {
  const buckets = bucketsFor("secret", "anna@example.fr");
  expect(JSON.stringify(buckets)).not.toMatch(/anna|example|192/);
  expect(new Set(buckets).size).toBe(buckets.length);
  expect(new Set([...buckets, ...bucketsFor("other", "anna@example.fr")]).size).toBe(2 * buckets.length);
});

test.each(["anna+x@example.fr", "anna+a+b@example.fr", "anna+@example.fr"])(
  "%s counts for the mailbox that receives its mail",
  (tagged) => {
    expect(bucketsFor("secret", tagged)).toEqual(bucketsFor("secret", "anna@example.fr"));
  },
);

test.each(["anne@example.fr", "anna@example.com", "+anna@example.fr", "anna-x@example.fr"])(
  "%s counts for a mailbox of its own",
  (other) => {
    const [own] = bucketsFor("secret", "anna@example.fr");
    expect(bucketsFor("secret", other)).not.toContain(own);
  },
);
