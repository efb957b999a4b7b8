import { expect, test } from "vitest";
import { fieldsToCheck, valuesIn } from "./profile-schema.ts";
import { isUnknown } from "./unknown-answer.ts";

test.each([
  "je ne sais pas",
  "Je sais pas trop…",
  "je ne sais pas encore",
  "jsp",
  "aucune idée",
  "Bonne question, je ne sais pas",
  "je n’ai pas d’idée pour l’instant",
  "à définir",
  "je ne sais pas quoi répondre",
])("%j is no answer", (answer) => {
  expect(isUnknown(answer)).toBe(true);
});

test.each([
  "Je ne sais pas dire non à un client",
  "On fait ce que les autres ne savent pas faire",
  "non",
  "À Voir Opticiens",
  "Couverture",
  "DRH",
  "",
])("%j is one", (answer) => {
  expect(isUnknown(answer)).toBe(false);
});

test("sector, function and offer that nobody knows are to be checked, as a tone is that is none", () => {
  const values = valuesIn({
    company_name: "Kerbrat",
    industry: "je ne sais pas",
    icp_title: "Je sais pas",
    icp_size: "pme",
    value_prop: "aucune idée",
    tone: "Humoristique",
    primary_goal: "rdv",
  });
  expect(fieldsToCheck(values)).toEqual(["industry", "icp_title", "value_prop", "tone"]);
});
