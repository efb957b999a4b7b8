import { expect, test } from "vitest";
import { withBreaks } from "./with-breaks.ts";

test.each([
  ["je passe chez vous je mesure et je pose", "je passe chez vous, je mesure et je pose"],
  ["on monte on règle et on forme", "on monte, on règle et on forme"],
  ["vous choisissez le jour on s’occupe du reste", "vous choisissez le jour. On s’occupe du reste"],
  ["les prix montent on attend", "les prix montent, on attend"],
  ["on répare sinon on remplace", "on répare, sinon on remplace"],
  ["choisir un bardage c’est long", "choisir un bardage, c’est long"],
])("%s is %s", (typed, said) => {
  expect(withBreaks(typed)).toBe(said);
});

test.each([
  "si la pompe tombe on vient",
  "nous vous livrons ce que vous voulez",
  "on est là où vous êtes",
  "le jour où vous déménagez on vient",
  "on a fait un audit il y a deux ans",
  "plus on attend plus on perd",
  "je pense que nous pouvons vous aider",
  "on garde les pièces qu’on vous livre",
  "le sujet qui fâche c’est le prix",
])("what is one clause, or waits for another, stays: %s", (typed) => {
  expect(withBreaks(typed)).toBe(typed);
});
