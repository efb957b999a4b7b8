import { expect, test } from "vitest";
import { placeholder } from "../placeholders.ts";
import { gapKeyOf } from "./gap-name.ts";
import { isWorthProposing } from "./worth-proposing.ts";

const value = gapKeyOf(placeholder("value"));
const company = gapKeyOf(placeholder("company"));

test.each([
  "Rien.",
  "je sais pas",
  "",
  "https://verdure.example",
  "Leader depuis 1987",
  "Leurs factures ont doublé",
])("%j fills no gap for an offer", (typed) => {
  expect(isWorthProposing(value, typed)).toBe(false);
});

test("an offer and a name fill theirs, and what says nothing fills none", () => {
  expect(isWorthProposing(value, "nous livrons le matin")).toBe(true);
  expect(isWorthProposing(company, "verdure.example")).toBe(true);
  expect(isWorthProposing(company, "aucune")).toBe(false);
});
