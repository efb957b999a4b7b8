import { expect, test } from "vitest";
import { inventedCompanies } from "#scripts/company-register/invented-companies.ts";
import { hostileNames } from "#scripts/company-register/invented-names.ts";
import { readPage } from "./read-page.ts";

/** A company as the register sends it, with what is given in place of its fields. */
const row = (given: Record<string, unknown> = {}) => ({
  siren: "000000018",
  nom_complet: "ATELIERS BRUMELAC (BRUM)",
  nom_raison_sociale: "ATELIERS BRUMELAC",
  activite_principale: "25.62B",
  activite_principale_naf25: "25.62Y",
  nature_juridique: "5710",
  tranche_effectif_salarie: "12",
  annee_tranche_effectif_salarie: "2024",
  date_creation: "1998-04-12",
  etat_administratif: "A",
  statut_diffusion: "O",
  siege: {
    siret: "00000001800012",
    adresse: "12 RUE DES LILAS 69003 LYON",
    code_postal: "69003",
    libelle_commune: "LYON",
    departement: "69",
    region: "84",
  },
  dirigeants: [],
  finances: null,
  complements: { est_rge: true, est_bio: false, est_qualiopi: null },
  ...given,
});

const read = (...rows: unknown[]) => readPage({ results: rows, total_results: rows.length });
const one = (given: Record<string, unknown> = {}) => read(row(given))?.companies[0];

test("a company is what the register says of it, in our words", () => {
  expect(
    one({ finances: { "2023": { ca: 1_200_000, resultat_net: -5 }, "2024": { ca: null, resultat_net: 7 } } }),
  ).toEqual({
    siren: "000000018",
    name: "ATELIERS BRUMELAC",
    naf: "25.62B",
    naf25: "25.62Y",
    legalForm: "5710",
    headcount: { band: "12", year: 2024 },
    createdOn: "1998-04-12",
    headOffice: {
      siret: "00000001800012",
      address: "12 RUE DES LILAS 69003 LYON",
      postalCode: "69003",
      city: "LYON",
      department: "69",
      region: "84",
    },
    accounts: [
      { year: 2024, turnover: null, result: 7 },
      { year: 2023, turnover: 1_200_000, result: -5 },
    ],
    labels: ["rge"],
    directors: [],
  });
});

test("what is absent, null or something else is unknown, and takes nothing else with it", () => {
  const bare = {
    siren: "000000018",
    nom_complet: "PAUL BRUMELAC",
    etat_administratif: "A",
    statut_diffusion: "O",
  };
  const unknown = {
    name: "PAUL BRUMELAC",
    headcount: null,
    headOffice: { city: null, department: null },
    accounts: [],
    labels: [],
    directors: [],
  };
  for (const more of [
    {},
    { siege: null, dirigeants: null, finances: null, complements: null, bodacc: null },
    { siege: {}, dirigeants: "none", finances: [], complements: 3, bodacc: "", tranche_effectif_salarie: 12 },
    { finances: { "2024": "lots", soon: { ca: 1 }, "2023": { ca: 1e300 } }, dirigeants: [null, 1, [], {}] },
  ])
    expect(read({ ...bare, ...more })?.companies).toMatchObject([unknown]);
});

test("a row without a number or a name is left out, and the others stay", () => {
  const page = read(
    row(),
    { ...row(), siren: "abc" },
    null,
    row({ nom_complet: null, nom_raison_sociale: " " }),
  );
  expect(page?.companies.map(({ siren }) => siren)).toEqual(["000000018"]);
});

test("who has closed, objects, is struck off or insolvent is left out, and who was insolvent is not", () => {
  for (const given of [
    { etat_administratif: "C" },
    { etat_administratif: null },
    { statut_diffusion: "P" },
    { statut_diffusion: null },
    { bodacc: { radiation: { est_radie: true } } },
    { bodacc: { procedure_collective: { statut: "liquidation_judiciaire" } } },
    { bodacc: { radiation: null, procedure_collective: { statut: "sauvegarde", date: null } } },
  ])
    expect([given, one(given)]).toEqual([given, undefined]);
  expect(
    one({ bodacc: { radiation: { est_radie: false }, procedure_collective: { statut: "" } } }),
  ).toBeDefined();
});

const person = (given: Record<string, unknown> = {}) => ({
  type_dirigeant: "personne physique",
  nom: "VALBERT",
  prenoms: "ANNE-CLAIRE ZOÉ",
  date_de_naissance: "1971-02",
  annee_de_naissance: "1971",
  nationalite: "Française",
  qualite: "Président de SAS",
  ...given,
});

test("directors are people with their title: no company, no auditor, nobody who objects, no birth", () => {
  const company = one({
    dirigeants: [
      person({ nom: "VALBERT (GALNAC)" }),
      person({ nom: "SANSTITRE", qualite: null }),
      person({ nom: "A", qualite: "Commissaire aux comptes titulaire" }),
      person({ nom: "B", qualite: "Commissaire aux comptes suppléant" }),
      person({ nom: "C", qualite: "Personne chargée du contrôle" }),
      person({ nom: "[NON-DIFFUSIBLE]", prenoms: "[NON-DIFFUSIBLE]" }),
      person({ nom: null }),
      {
        type_dirigeant: "personne morale",
        siren: "000000026",
        denomination: "AUDIT BRUMELAC",
        qualite: "Président de SAS",
      },
    ],
  });
  expect(company?.directors).toEqual([
    { firstNames: "ANNE-CLAIRE ZOÉ", familyName: "VALBERT", title: "Président de SAS" },
    { firstNames: "ANNE-CLAIRE ZOÉ", familyName: "SANSTITRE", title: null },
  ]);
  expect(JSON.stringify(company)).not.toMatch(/1971|GALNAC|Française/);
});

test("what somebody objects to publishing is unknown, and never its mask", () => {
  const siege = { ...row().siege, adresse: "[NON-DIFFUSIBLE]", code_postal: "[NON-DIFFUSIBLE]" };
  expect(one({ siege })?.headOffice).toMatchObject({
    address: null,
    postalCode: null,
    city: "LYON",
    department: "69",
  });
});

test("a hostile name stays a text on one line, bounded and whole", () => {
  for (const name of hostileNames) {
    const company = one({ nom_raison_sociale: name, dirigeants: [person({ nom: name, qualite: name })] });
    const texts = [company?.name, company?.directors[0]?.title].map(String);
    for (const text of texts) {
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\n]/u);
      expect(text.isWellFormed()).toBe(true);
      expect(text.length).toBeLessThanOrEqual(300);
    }
  }
  expect(one({ nom_raison_sociale: '=HYPERLINK("x")  <b>' })?.name).toBe('=HYPERLINK("x") <b>');
  expect(one({ dirigeants: Array(5_000).fill(person()) })?.directors).toHaveLength(50);
  expect(one({ dirigeants: [...Array(999).fill({}), person()] })?.directors).toHaveLength(1);
  expect(one({ dirigeants: [...Array(1_000).fill({}), person()] })?.directors).toEqual([]);
});

test("every invented company that is open is read, whatever its name", () => {
  const invented = inventedCompanies(6_000).map(
    ({ unit, siege, dirigeants, finances, complements, bodacc }) => ({
      ...unit,
      siege,
      dirigeants,
      finances,
      complements,
      bodacc,
    }),
  );
  const open = invented.filter(
    ({ etat_administratif: state, statut_diffusion: diffusion, bodacc }) =>
      state === "A" && diffusion === "O" && !bodacc?.radiation && !bodacc?.procedure_collective?.statut,
  );
  expect(open.length).toBeGreaterThan(4_000);
  expect(open.filter((each) => read(each)?.companies.length !== 1)).toEqual([]);
});
