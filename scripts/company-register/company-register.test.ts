import { expect, onTestFinished, test } from "vitest";
import { bands, departments, nafCodes } from "./codes.ts";
import { type RegisterOptions, startCompanyRegister } from "./company-register.ts";
import { inventedCompanies } from "./invented-companies.ts";

type Body = {
  erreur?: string;
  results: Record<string, unknown>[];
  total_results: number;
  total_pages: number;
};

async function start(options: RegisterOptions = {}) {
  const register = await startCompanyRegister({ perSecond: 1_000, ...options });
  onTestFinished(register.stop);
  return async (query: string) => {
    const response = await fetch(`${register.baseUrl}/search?${query}`);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json().catch(() => null)) as Body,
    };
  };
}

test("the invented companies are always the same, in every trade, band and department, with numbers that nobody has", () => {
  const companies = inventedCompanies(6_000);
  expect(companies.slice(0, 50)).toEqual(inventedCompanies(50));
  const units = companies.map(({ unit }) => unit);
  expect(new Set(units.map((unit) => unit.activite_principale))).toEqual(new Set(nafCodes));
  expect(new Set(units.map((unit) => unit.tranche_effectif_salarie))).toEqual(new Set(bands));
  expect(new Set(companies.map(({ siege }) => siege.departement))).toEqual(
    new Set(departments.map(({ code }) => code)),
  );
  expect(new Set(units.map(({ siren }) => siren)).size).toBe(6_000);
  for (const { siren } of units) expect(siren).toMatch(/^0000\d{5}$/);
  for (const { siret } of companies.flatMap(({ etablissements }) => etablissements).slice(0, 500))
    expect([siret, passesLuhn(siret) && passesLuhn(siret.slice(0, 9))]).toEqual([
      expect.stringMatching(/^\d{14}$/),
      true,
    ]);
});

const passesLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

test.each([
  ["", "Veuillez indiquer au moins un paramètre de recherche."],
  ["page=2&minimal=true", "Veuillez indiquer au moins un paramètre de recherche."],
  ["q=ab", "3 caractères minimum pour les termes de la requête (ou utilisez au moins un filtre)"],
  ["region=11&per_page=26", "Veuillez indiquer un paramètre `per_page` entre `1` et `25`, par défaut `10`."],
  ["region=11&page=un", "Veuillez indiquer un paramètre `page` entier."],
  ["region=11&page=401&per_page=25", expect.stringContaining("restreint à 10 000")],
  [
    "activite_principale=62.01Y",
    expect.stringMatching(
      /^Au moins un paramètre `activite_principale` est non valide. Les valeurs valides : \['01.11Z', /,
    ),
  ],
  ["departement=00", expect.stringContaining("`departement` est non valide")],
  [
    "etat_administratif=X",
    expect.stringContaining("`etat_administratif` doit prendre une des valeurs suivantes"),
  ],
  ["region=11&include=siege", expect.stringContaining("`minimal=True``")],
  [
    "region=11&minimal=true&include=tout",
    expect.stringContaining("Au moins un champ à inclure est non valide"),
  ],
])("%j is refused in the register's words", async (query, erreur) => {
  const ask = await start({ count: 10 });
  expect(await ask(query)).toMatchObject({ status: 400, body: { erreur } });
});

test("a place matches any establishment, nine digits a company whatever else is asked, and most branches come first", async () => {
  const ask = await start();
  const { body } = await ask("departement=69&etat_administratif=A&per_page=25");
  const places = body.results.map(({ siege }) => (siege as { departement: string }).departement);
  expect(places.some((place) => place !== "69")).toBe(true);
  for (const { matching_etablissements } of body.results)
    expect((matching_etablissements as { departement: string }[]).length).toBeGreaterThan(0);
  const branches = body.results.map((each) => each.nombre_etablissements_ouverts as number);
  expect(branches).toEqual([...branches].sort((one, other) => other - one));
  expect(body.total_pages).toBe(Math.ceil(body.total_results / 25));

  const direct = await ask("q=000 000 018&departement=976&etat_administratif=C");
  expect(direct.body).toMatchObject({ total_results: 1, results: [{ siren: "000000018" }] });
});

test("a minimal answer has what was asked for and no more", async () => {
  const ask = await start({ count: 10 });
  const { body } = await ask("q=000000018&minimal=true&include=siege&include_admin=bodacc");
  expect(Object.keys(body.results[0] ?? {})).toEqual(expect.arrayContaining(["siren", "siege", "bodacc"]));
  for (const left of ["dirigeants", "finances", "complements", "matching_etablissements"])
    expect(body.results[0]).not.toHaveProperty(left);
});

test("the eighth request of a second is refused with the time to wait", async () => {
  const ask = await start({ count: 1, perSecond: 7 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask("region=11")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual(["1"]);
});

test("a filter that this server does not have is no answer", async () => {
  const ask = await start({ count: 1 });
  expect(await ask("est_rge=true")).toMatchObject({ status: 501 });
});
