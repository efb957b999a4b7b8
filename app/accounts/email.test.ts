import { expect, test } from "vitest";
import { normaliseEmail } from "./email.ts";

test.each([
  ["anna@example.fr", "anna@example.fr"],
  ["  Anna.Müller@example.fr ", null],
  ["  Anna.MULLER@Example.FR\n", "anna.muller@example.fr"],
  ["o'brien+news@mail.example.co.uk", "o'brien+news@mail.example.co.uk"],
  ["a_b-c@xn--caf-dma.fr", "a_b-c@xn--caf-dma.fr"],
])("%j is normalised to %j", (typed, normalised) => {
  expect(normaliseEmail(typed)).toBe(normalised);
});

test.each([
  undefined,
  null,
  4,
  ["anna@example.fr"],
  { email: "anna@example.fr" },
  "",
  "   ",
  "anna",
  "anna@",
  "@example.fr",
  "anna@localhost",
  "anna@@example.fr",
  "anna@example.fr@evil.example",
  "anna example@example.fr",
  "anna@example.fr, eve@evil.example",
  "anna@example.fr;eve@evil.example",
  "Anna <anna@example.fr>",
  "anna@example.fr\r\nBcc: eve@evil.example",
  "anna@example.fr\nBcc: eve@evil.example",
  "anna%0d%0aBcc:eve@evil.example",
  '"anna\\"@example.fr',
  "anna@exa\u0000mple.fr",
  "anna\u0000@example.fr",
  // The Kelvin sign and the dotted İ become ASCII letters in lower case.
  "mar\u212Ao@example.fr",
  "anna@\u0130example.fr",
  "\ud800@example.fr",
  `${"a".repeat(65)}@example.fr`,
  `anna@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.fr`,
  "a".repeat(10_000),
])("%j is not an address that we can send to", (typed) => {
  expect(normaliseEmail(typed)).toBeNull();
});
