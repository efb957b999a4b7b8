import { expect, test } from "vitest";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { readEnvironment } from "#environment.ts";
import { normaliseEmail } from "../accounts/email.ts";
import { isOperator } from "./is-operator.ts";

const read = (value?: string) =>
  readEnvironment({ DATABASE_URL: "postgres://x/y", AUTH_SECRET: "x".repeat(40), OPERATOR_EMAILS: value });

test("an operator is who signs in with an address of the list, as the sign-in reads it", () => {
  const environment = read(" Chloe@Matinal.example ,david+desk@matinal.example,, ");
  const signsIn = (typed: string) => isOperator(environment, normaliseEmail(typed) ?? "");
  expect(
    ["chloe@matinal.example", " CHLOE@matinal.example ", "David+Desk@matinal.example"].every(signsIn),
  ).toBe(true);
  for (const stranger of [
    "chloe+x@matinal.example",
    "david@matinal.example",
    "david+other@matinal.example",
    "chloe@matinal.example.org",
    "chloe@xmatinal.example",
    "hloe@matinal.example",
    "chloe@matinal.example,david@matinal.example",
    "chloé@matinal.example",
    "ch\u200Bloe@matinal.example",
    "chloe@matınal.example",
    "",
  ])
    expect([stranger, signsIn(stranger)]).toEqual([stranger, false]);
});

test("nobody is an operator without the setting, and an entry that is no address keeps the product from starting", () => {
  for (const empty of [undefined, "", " , "]) {
    expect(read(empty).operatorEmails).toEqual([]);
    expect(isOperator(read(empty), "")).toBe(false);
  }
  for (const wrong of [
    "chloe",
    "*@matinal.example",
    "@matinal.example",
    "a b@matinal.example",
    "é@matinal.example",
  ])
    if (wrong !== "*@matinal.example") expect(() => read(wrong), wrong).toThrow(InvalidEnvironment);
  // No pattern: an address that nobody has.
  expect(isOperator(read("*@matinal.example"), "chloe@matinal.example")).toBe(false);
});
