import { expect, test } from "vitest";
import { withTowns } from "./with-towns.ts";

test.each([
  ["on fond ici a quimper", "on fond ici à Quimper"],
  ["basés a saint malo et le mans", "basés à Saint-Malo et Le Mans"],
  ["dans le finistère, en ile de france", "dans le Finistère, en Île-de-France"],
  ["on livre a tours et a nice", "on livre à Tours et à Nice"],
  ["on a rennes et brest", "on a Rennes et Brest"],
])("%s names its places: %s", (typed, said) => {
  expect(withTowns(typed)).toBe(said);
});

test.each([
  "un tour ou deux tours, la manche et le lot",
  "contact@brest.example, www.rennes.example",
  "au centre, à l’est, pas cher",
  "Brest même, Lyon Est",
  "les tendances orange et la réunion",
])("no word that is something else becomes a place: %s", (typed) => {
  expect(withTowns(typed)).toBe(typed);
});
