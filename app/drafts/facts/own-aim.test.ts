import { expect, test } from "vitest";
import { aimOf } from "./own-aim.ts";

test.each([
  ["qu’ils me répondent", "que vos prospects vous répondent"],
  ["autre : qu’ils acceptent une démo", "que vos prospects acceptent une démo"],
  ["Recevoir un plan à chiffrer", "recevoir un plan à chiffrer"],
  ["Un premier échange", "obtenir un premier échange"],
  ["avoir leur avis (feedback)", "avoir leur avis"],
  ["rdv ou au moins une réponse", null],
  ["vendre mes meubles", null],
  ["qu’ils viennent à mon stand", null],
  ["que du chiffre", null],
  ["du concret", null],
  [null, null],
])("the goal %j goes on from pour as %j", (goal, aim) => {
  expect(aimOf(goal)).toBe(aim);
});
