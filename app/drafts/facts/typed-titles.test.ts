import { expect, test } from "vitest";
import { contentFromProfile } from "../templates/make-draft.ts";
import { bothForms, typedTitles } from "./typed-titles.ts";

test.each([
  ["responsable achats ou RSE", ["Responsable achats", "Responsable RSE"]],
  ["directeur technique / qualité", ["Directeur technique", "Directeur qualité"]],
  ["R&D, Formation", ["Responsable R&D", "Responsable formation"]],
  ["directrice artistique, souvent bénévole", ["Directrice artistique"]],
  ["DRH, souvent le gérant, ou équivalent", ["DRH", "Gérant"]],
  ["pour les biscuitiers\u00A0: R&D ou acheteur", ["Responsable R&D", "Acheteur"]],
  ["directeur/trice, chargé(e) de mission", ["Directeur·trice", "Chargé·e de mission"]],
  ["resp site / dir. tech", ["Responsable de site", "Directeur technique"]],
  ["idéalement le DAF", ["DAF"]],
  ["responsable e-commerce", ["Responsable e-commerce"]],
  ["directrices et directeurs de crèche", ["Directeurs de crèche"]],
  ["directeur, directrice", ["Directeur"]],
  ["gérantes, gérants de GAEC", ["Gérants de GAEC"]],
  ["responsables et directeurs de site", ["Responsables de site", "Directeurs de site"]],
  ["responsable achats ou le patron direct", ["Responsable achats", "Gérant"]],
  ["big boss", ["Gérant"]],
])("the titles of %j are %j", (typed, titles) => {
  expect(typedTitles(typed, (item) => item)).toEqual(titles);
});

test.each([
  ["Administrateur·rice", ["Administrateur", "Administratrice"]],
  ["Directeur·trice artistique", ["Directeur artistique", "Directrice artistique"]],
  ["Chargé·e de mission", ["Chargé de mission", "Chargée de mission"]],
  ["Acheteur·euse", ["Acheteur", "Acheteuse"]],
  ["Régisseur", ["Régisseur"]],
])("%j is searched for in the forms %j", (title, forms) => {
  expect(bothForms(title)).toEqual(forms);
});

const soughtIn = (icp_industry: string, icp_title: string) =>
  contentFromProfile("search", { icp_industry, icp_title }).titles;

test("a search knows the other names of a title, and only those that its companies have", () => {
  expect(soughtIn("festivals", "directeur technique")).toEqual([
    "Directeur technique",
    "Directrice technique",
  ]);
  expect(soughtIn("éditeurs de logiciels", "directeur technique")).toContain("CTO");
  expect(soughtIn("festivals", "CTO")).toContain("CTO");
  expect(soughtIn("restaurants", "chef")).toContain("Chef de cuisine");
  expect(soughtIn("menuiseries", "chef")).toContain("Chef d’entreprise");
  expect(soughtIn("laiteries", "RSE")).toEqual(["Responsable RSE", "Directeur RSE", "Directrice RSE"]);
  expect(soughtIn("mairies", "DGS, élus")).not.toContain("CEO");
  expect(soughtIn("mairies", "élus")).toContain("Maire");
  expect(soughtIn("sièges", "responsables qualité de vie au travail")).toContain("Responsable QVT");
  expect(soughtIn("sièges", "responsables qualité de vie au travail")).not.toContain("Responsable qualité");
  expect(soughtIn("sucreries", "dir d'usine")).not.toContain("Directeur de production");
  expect(soughtIn("diocèses", "services techniques")).toContain("Directeur des services techniques");
  expect(soughtIn("barrages", "exploitants")).toContain("Responsable d’exploitation");
  expect(soughtIn("sucreries", "responsables travaux neufs")[0]).toBe("Responsable travaux neufs");
  expect(soughtIn("studios", "fondateur, freelances")).toEqual(["Fondateur", "Fondatrice", "Freelance"]);
  expect(soughtIn("laiteries", "direction générale")).toContain("Directrice générale");
  expect(soughtIn("élevages", "chefs d’exploitation agricole")[0]).toBe("Chef d’exploitation agricole");
});

test("what goes on with the title before it is no title by itself", () => {
  expect(soughtIn("tourisme", "gérants et directrices de gîte, de refuge ou d'auberge")).toEqual(
    expect.arrayContaining(["Directrice de gîte", "Directrice de refuge", "Directrice d’auberge"]),
  );
  expect(soughtIn("fournils", "artisans boulangers")).toEqual(
    expect.arrayContaining(["Artisan boulanger", "Artisane boulangère"]),
  );
});

test("a sector that is not looked for is among the exclusions of the search", () => {
  const { sectors, exclusions } = contentFromProfile("search", {
    icp_industry: "industrie, sauf l’agroalimentaire",
  });
  expect(sectors).toEqual(["Industrie"]);
  expect(exclusions).toContain("Agroalimentaire");
});
