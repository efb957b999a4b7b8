import { expect, test } from "vitest";
import { mailLimits, network } from "./sign-in-limits.server.ts";

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

test("what is stored of an address does not tell it, and depends on the secret", () => {
  const [mails, clients] = mailLimits("secret", "anna@example.fr", "192.0.2.7");
  expect(JSON.stringify([mails, clients])).not.toMatch(/anna|example|192/);
  expect(mailLimits("other", "anna@example.fr", "192.0.2.7")[0]?.bucket).not.toBe(mails?.bucket);
  expect(mails?.bucket).not.toBe(clients?.bucket);
});
