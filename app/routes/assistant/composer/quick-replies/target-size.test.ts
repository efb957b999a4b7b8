import { expect, test } from "vitest";
import { lacksTitle, withSize } from "./target-size.ts";

const sizes = ["Auto-entrepreneurs", "TPE", "PME", "Grands comptes", "Toutes tailles"];

test.each([
  ["Directeur commercial", "Directeur commercial, PME"],
  ["Directeur commercial, ", "Directeur commercial, PME"],
  ["Directeur commercial, TPE", "Directeur commercial, PME"],
  ["Directeur commercial, grands comptes", "Directeur commercial, PME"],
  ["Responsables achats, logistique", "Responsables achats, logistique, PME"],
  ["Responsables achats, logistique, TPE ", "Responsables achats, logistique, PME"],
  ["", ", PME"],
  [", TPE", ", PME"],
  ["TPE", ", PME"],
])("%j with the size PME becomes %j", (typed, expected) => {
  expect(withSize(typed, "PME", sizes)).toBe(expected);
});

test.each([", PME", " ,", ", grands comptes"])("%j lacks a title", (typed) =>
  expect(lacksTitle(typed)).toBe(true),
);

test.each(["", "PME", "Directeur commercial", "Directeur commercial, PME"])(
  "%j does not lack a title",
  (typed) => expect(lacksTitle(typed)).toBe(false),
);
