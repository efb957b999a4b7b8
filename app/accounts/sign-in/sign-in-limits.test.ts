import { expect, test } from "vitest";
import { type Asking, mailLimits, network } from "./sign-in-limits.server.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1:2:3:4:5:6:192.0.2.7", "1:2:3:4::/64"],
  ["", ""],
])("%s belongs to the network %s", (address, expected) => {
  expect(network(address)).toBe(expected);
});

const strange = { clientAddress: "192.0.2.7", knownBrowser: null };
const bucketsFor = (secret: string, email: string, asking: Asking = strange) =>
  mailLimits(secret, email, asking).map(({ bucket }) => bucket);

test("what is stored of an address does not tell it, and depends on the secret", () => {
  const buckets = bucketsFor("secret", "anna@example.fr");
  expect(JSON.stringify(buckets)).not.toMatch(/anna|example|192/);
  expect(new Set(buckets).size).toBe(buckets.length);
  expect(new Set([...buckets, ...bucketsFor("other", "anna@example.fr")]).size).toBe(2 * buckets.length);
});

test.each(["anna+x@example.fr", "anna+a+b@example.fr", "anna+@example.fr"])(
  "%s is counted with the mailbox that it leads to",
  (tagged) => {
    expect(bucketsFor("secret", tagged)).toEqual(bucketsFor("secret", "anna@example.fr"));
  },
);

test.each(["anne@example.fr", "anna@example.com", "+anna@example.fr", "anna-x@example.fr"])(
  "%s is a mailbox of its own",
  (other) => {
    const [own] = bucketsFor("secret", "anna@example.fr");
    expect(bucketsFor("secret", other)).not.toContain(own);
  },
);
