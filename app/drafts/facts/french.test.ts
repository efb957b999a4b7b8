import { expect, test } from "vitest";
import { asSentence, capitalised, de, enumeration, midSentence, que } from "./french.ts";

test.each([
  ["acheteur", "d’acheteur"],
  ["Élodie", "d’Élodie"],
  ["office manager", "d’office manager"],
  ["œnologue", "d’œnologue"],
  ["ingénieur", "d’ingénieur"],
  ["hôtelier", "d’hôtelier"],
  ["Yves", "d’Yves"],
  ["EDF", "d’EDF"],
  ["responsable", "de responsable"],
  ["Head of Sales", "de Head of Sales"],
  ["hub manager", "de hub manager"],
  ["HR manager", "de HR manager"],
  ["Yoann", "de Yoann"],
  ["3D Services", "de 3D Services"],
  ["{{fonction}}", "de {{fonction}}"],
])("de and %s give %s", (text, expected) => {
  expect(de(text)).toBe(expected);
});

test("que is elided as de is", () => {
  expect(["acheteuse", "directeur commercial", "hub manager"].map(que)).toEqual([
    "qu’acheteuse",
    "que directeur commercial",
    "que hub manager",
  ]);
});

test("an ordinary word loses its capital inside a sentence, an acronym or a name of its own does not", () => {
  expect(
    ["Conseil en énergie", "L’industrie", "SaaS RH", "BTP", "B2B", "édition", "🌅"].map(midSentence),
  ).toEqual(["conseil en énergie", "l’industrie", "SaaS RH", "BTP", "B2B", "édition", "🌅"]);
});

test("a sentence begins with a capital and ends with its mark", () => {
  expect(["énergie moins chère", "iPhone réparé !", "Et alors ?", "« oui »"].map(asSentence)).toEqual([
    "Énergie moins chère.",
    "iPhone réparé !",
    "Et alors ?",
    "« oui ».",
  ]);
  expect(capitalised("")).toBe("");
});

test("a list ends with et", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(enumeration)).toEqual(["", "a", "a et b", "a, b et c"]);
});
