import { expect, test } from "vitest";
import { nameParts } from "./name-parts.ts";

test.each([
  ["Hélène Courtade", "Hélène", "Courtade"],
  ["Jean-Pierre de La Tour", "Jean-Pierre", "de La Tour"],
  ["COURTADE Hélène", "Hélène", "COURTADE"],
  ["LE GOFF Anne Marie", "Anne Marie", "LE GOFF"],
  ["Hélène COURTADE", "Hélène", "COURTADE"],
  ["HÉLÈNE COURTADE", "HÉLÈNE", "COURTADE"],
  ["Courtade", "", "Courtade"],
  ["", "", ""],
])("%s is %s and %s", (contact, firstName, lastName) => {
  expect(nameParts(contact)).toEqual({ firstName, lastName });
});
