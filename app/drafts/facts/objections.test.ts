import { expect, test } from "vitest";
import { draftLimits } from "../draft-limits.ts";
import { objectionsIn, topicOfObjection } from "./objections.ts";

test.each([
  ["Trop cher, pas le temps et pas de budget", ["Trop cher", "Pas le temps et pas de budget"]],
  [
    "- trop cher\n- 2 ans d'engagement\n\n• déjà équipés",
    ["Trop cher", "2\u00A0ans d’engagement", "Déjà équipés"],
  ],
  ["1. Trop cher\n2) Plus tard", ["Trop cher", "Plus tard"]],
  ["« C’est cher », « Envoyez un mail »", ["C’est cher", "Envoyez un mail"]],
  ["C'est cher, et long. Pas besoin.", ["C’est cher, et long", "Pas besoin"]],
  ["Trop cher ; trop cher ; ", ["Trop cher"]],
  ["aucune", []],
  ["", []],
])("%j holds %j", (typed, expected) => {
  expect(objectionsIn(typed)).toEqual(expected);
});

test.each([
  ["On commande déjà ailleurs", "Sur la solution en place"],
  ["Nous avons nos fournisseurs habituels", "Sur la solution en place"],
  ["Mon comptable me suffit", "Sur la solution en place"],
  ["On est trop petit pour être attaqué", "Sur le besoin"],
  ["Nos équipes n’aiment pas les logiciels", "Sur la mise en place"],
  ["Le budget ne suffit pas", "Sur le prix"],
  ["C’est moins cher ailleurs", "Sur le prix"],
])("%j is answered by its topic", (objection, label) => {
  expect(topicOfObjection(objection)?.label).toBe(label);
});

test("a list of any size gives no more objections than a script has room for", () => {
  const many = objectionsIn(Array.from({ length: 500 }, (_, index) => `objection ${index}`).join("\n"));
  expect(many).toHaveLength(draftLimits.callScript.objections);
});
