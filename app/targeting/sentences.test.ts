import { expect, test } from "vitest";
import { noCriteria } from "./criteria.ts";
import { readProfile } from "./reading/read-profile.ts";
import { notUnderstoodIn, understoodIn } from "./sentences.ts";

/** With ordinary spaces. */
const plain = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll("\u00A0", " "));

test("what was understood and what was not is said in sentences", () => {
  const { criteria, approximations, remarks } = readProfile({
    icp_industry: "",
    icp_title: "Directeurs achats de PME industrielles, startups",
    icp_size: "PME de 10 à 50",
    icp_location: "Lyon et alentours, Suisse",
  });
  expect(plain(understoodIn(criteria, approximations))).toEqual([
    "Secteur : Industrie manufacturière.",
    "Taille : 10 à 49 salariés.",
    "Siège : Rhône (69).",
    "Tous les dirigeants que le registre nomme.",
    "« de 10 à 50 » est arrondi aux tranches d’effectif du registre.",
    "« Lyon » : tout le département Rhône (69), car le registre se cherche par département.",
  ]);
  expect(plain(notUnderstoodIn(remarks))).toEqual([
    "« Suisse » : le registre ne connaît que les entreprises établies en France.",
    "« Directeurs achats » : le registre ne nomme que les dirigeants déclarés, et pas cette fonction.",
    "« startups » n’a pas été compris.",
  ]);
});

test("criteria that restrict nothing say so, and long lists are cut with the number of the rest", () => {
  expect(plain(understoodIn(noCriteria))).toEqual([
    "Tous les secteurs d’activité.",
    "Toutes les tailles.",
    "Toute la France.",
    "Tous les dirigeants que le registre nomme.",
  ]);
  const naf = ["10.71C", "13.20Z", "18.14Z", "24.10Z", "26.52Z", "55.30Z", "56.21Z", "75.00Z"];
  const [sectors] = plain(understoodIn({ ...noCriteria, naf, headcount: ["11", "12", "53"] }));
  expect(sectors).toMatch(/^Secteurs : .+ ; et 2 autres\.$/);
});
