import { expect, test } from "vitest";
import { factsOf } from "./profile-facts.ts";
import { raisedCompany } from "./raised-company.ts";

test.each([
  ["scierie du haut pré", "Scierie du Haut Pré"],
  ["l’atelier d’émile", "L’Atelier d’Émile"],
  ["jld menuiserie", "JLD Menuiserie"],
  ["froid & clim", "Froid & Clim"],
  ["garage o’brien", "Garage O’brien"],
  ["Menuiserie 2000", "Menuiserie 2000"],
  ["agence 3d", "agence 3d"],
  ["netoyac.fr", "netoyac.fr"],
])("the name %s is written %s", (typed, name) => {
  expect(raisedCompany(typed)).toBe(name);
});

test("a name in small letters gets its capitals where everything is typed so, and nowhere else", () => {
  const small = {
    company_name: "sarl toits du maine",
    value_prop: "on refait vos toits",
    icp_title: "gérants",
  };
  expect(factsOf(small).company).toBe("Toits du Maine");
  expect(factsOf({ ...small, company_name: "toits Lenoir" }).company).toBe("toits Lenoir");
  expect(factsOf({ ...small, company_name: "sarl menuiserie 2000" }).company).toBe("Menuiserie 2000");
  const careful = { company_name: "nimboa", value_prop: "Nous refaisons vos toits.", icp_title: "gérants" };
  expect(factsOf(careful).company).toBe("nimboa");
});
