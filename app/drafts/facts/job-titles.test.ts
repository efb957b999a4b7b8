import { expect, test } from "vitest";
import { roleOf, titleOf } from "./job-titles.ts";

test.each([
  ["Directeur commercial", "directeur commercial"],
  ["Directeur Commercial", "directeur commercial"],
  ["Directeur France", "directeur France"],
  ["le DSI", "DSI"],
  ["l’acheteur", "acheteur"],
  ["Responsable RH", "responsable RH"],
  ["Head of Sales", "Head of Sales"],
  ["Sales Manager", "Sales Manager"],
  ["Export Manager", "Export Manager"],
  ["office manager", "office manager"],
])("%s is the role %s", (typed, role) => {
  expect(roleOf(titleOf(typed), typed)).toBe(role);
});

test.each(["Les directeurs des achats", "Responsables RH", "tous les DSI", "x".repeat(80), ""])(
  "%j is no role of one person",
  (typed) => {
    expect(roleOf(titleOf(typed), typed)).toBeNull();
  },
);

test("a title has no article and begins with a capital", () => {
  expect(["les DRH", "l’acheteur", "Leader", "une directrice", "tous les DSI"].map(titleOf)).toEqual([
    "DRH",
    "Acheteur",
    "Leader",
    "Directrice",
    "DSI",
  ]);
});
