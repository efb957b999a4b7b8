import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "#db/housekeeping.server.ts";
import { registerAnswers } from "#db/schema.ts";
import { inventedSiren } from "#scripts/company-register/invented-companies.ts";
import type { InventedCompany } from "#scripts/company-register/published.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import { startRegister } from "#test/sourcing/register-under-test.ts";
import { oldAnswers } from "./answers/stored-answers.server.ts";
import type { Walk } from "./asking/walk.server.ts";
import type { Found, Register } from "./register.server.ts";

/** All companies of these criteria, as the night walks through them. */
async function everyOne(register: Register, wanted = criteria()) {
  const found = [];
  let walk: Walk | null = null;
  do {
    const answer: Found = orThrow(await register.companies(wanted, { walk, priority: "night" }));
    found.push(...answer.companies);
    walk = answer.next;
  } while (walk !== null);
  return found;
}

function orThrow<T extends { ok: boolean }>(answer: T): Extract<T, { ok: true }> {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<T, { ok: true }>;
}

const sirens = (companies: readonly { siren: string }[]) => companies.map(({ siren }) => siren).sort();

/** Those that one may write to: what the register's client has to come to by itself. */
const isOpen = ({ unit, bodacc }: InventedCompany) =>
  unit.etat_administratif === "A" &&
  unit.statut_diffusion === "O" &&
  !bodacc?.radiation &&
  !bodacc?.procedure_collective?.statut;

test("criteria become requests of its protocol, and all pages together are the companies that meet them", async () => {
  const { register, companies, asked, received } = await startRegister();
  const wanted = criteria({ headcount: ["12", "21"], departments: ["69", "75"] });

  const found = await everyOne(register, wanted);
  const expected = companies.filter(
    (each) =>
      isOpen(each) &&
      ["12", "21"].includes(each.unit.tranche_effectif_salarie) &&
      ["69", "75"].includes(each.siege.departement),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(sirens(found)).toEqual(sirens(expected.map(({ unit }) => unit)));
  expect(asked()[0]).toEqual({
    etat_administratif: "A",
    tranche_effectif_salarie: "12,21",
    departement: "69,75",
    minimal: "true",
    include: "siege,dirigeants,finances,complements",
    include_admin: "bodacc",
    per_page: "25",
    page: "1",
  });
  expect(received[0]?.userAgent).toBe("Matinal (https://www.matinal.example)");
});

test("the head office decides, in a department or a region, although the register finds any establishment", async () => {
  const { register, companies } = await startRegister();
  const found = await everyOne(register, criteria({ departments: ["29"], regions: ["94"] }));
  const isThere = ({ departement, region }: { departement: string; region: string }) =>
    departement === "29" || region === "94";
  const expected = companies.filter((each) => isOpen(each) && isThere(each.siege));
  const others = companies.filter(
    (each) => isOpen(each) && !isThere(each.siege) && each.etablissements.some(isThere),
  );
  expect([expected.length, others.length].every((count) => count > 0)).toBe(true);
  expect([...new Set(sirens(found))]).toEqual(sirens(expected.map(({ unit }) => unit)));
});

test("a count is the register's unless each company was looked at, and has five examples", async () => {
  const { register, companies } = await startRegister();
  const active = companies.filter(({ unit }) => unit.etat_administratif === "A");
  const shown = active.filter(
    ({ unit }) => unit.statut_diffusion === "O" || unit.nature_juridique !== "1000",
  );
  const all = orThrow(await register.count(criteria()));
  expect(all).toMatchObject({ count: shown.length, atLeast: false, about: true });
  expect(all.examples).toHaveLength(5);

  const few = companies.filter((each) => isOpen(each) && each.unit.activite_principale === "01.11Z");
  expect(orThrow(await register.count(criteria({ naf: ["01.11Z"] })))).toMatchObject({
    count: few.length,
    about: false,
    atLeast: false,
  });
});

test("the examples of a place are there, although the first page is full of networks from elsewhere", async () => {
  const { register, asked } = await startRegister({ count: 6_000 });
  const { examples, about } = orThrow(await register.count(criteria({ departments: ["69"] })));
  expect(examples.map(({ headOffice }) => headOffice.department)).toEqual(Array(5).fill("69"));
  expect(about).toBe(true);
  expect(asked()).toHaveLength(2);
});

test("where the register stops counting, at 10,000, there are at least as many", async () => {
  const { register, answer } = await startRegister({ count: 1 });
  answer((_request, response) => {
    response.end(JSON.stringify({ results: [], total_results: 10_000 }));
    return true;
  });
  const wanted = criteria({ departments: ["69"], include: ["000000018"] });
  expect(orThrow(await register.count(wanted))).toMatchObject({
    count: 10_000,
    atLeast: true,
  });
});

test("a company wanted by its number comes whatever the criteria say, an excluded one never", async () => {
  const { register, companies } = await startRegister();
  const [wanted, excluded] = companies.filter((each) => isOpen(each) && each.siege.departement === "69");
  if (!wanted || !excluded) throw new Error("Too few companies are invented.");
  const both = [wanted.unit.siren, excluded.unit.siren];

  const found = await everyOne(
    register,
    criteria({ departments: ["976"], include: both, exclude: [excluded.unit.siren, "client.example"] }),
  );
  expect(sirens(found)).toContain(wanted.unit.siren);
  expect(sirens(found)).not.toContain(excluded.unit.siren);
  const here = await everyOne(register, criteria({ departments: ["69"], exclude: both }));
  expect(here.length).toBeGreaterThan(0);
  expect(sirens(here).filter((siren) => both.includes(siren))).toEqual([]);
});

test("companies that are named alone are counted by themselves: few are looked at, many are about so many", async () => {
  const { register, companies, asked } = await startRegister();
  const [open, other] = companies.filter(isOpen).map(({ unit }) => unit.siren);
  const closed = companies.find(({ unit }) => unit.etat_administratif === "C")?.unit.siren;
  const few = criteria({ include: [open, closed, other].map(String), exclude: [String(other)] });
  expect(orThrow(await register.count(few))).toMatchObject({
    ...{ count: 1, about: false, atLeast: false, examples: [{ siren: open }] },
  });
  expect(asked().map(({ q }) => q)).toEqual([open, closed]);
  const many = criteria({ include: companies.slice(0, 30).map(({ unit }) => unit.siren) });
  expect(orThrow(await register.count(many))).toMatchObject({ count: 30, about: true, atLeast: false });
  expect(asked().length).toBeLessThanOrEqual(7);
});

test("what a register answers beside the question brings nobody: another trade or size, another company for a number", async () => {
  const { register, companies, answer } = await startRegister();
  const [other] = companies.filter(isOpen);
  if (!other) throw new Error("Nobody is invented.");
  const { unit, siege, dirigeants } = other;
  answer((_, response) => {
    response.end(JSON.stringify({ results: [{ ...unit, siege, dirigeants }], total_results: 1 }));
    return true;
  });
  const naf = [unit.activite_principale === "62.01Z" ? "01.11Z" : "62.01Z"];
  const headcount = [unit.tranche_effectif_salarie === "12" ? "21" : "12"];
  const another = criteria({ include: [inventedSiren(1_200)] });
  for (const wanted of [criteria({ naf }), criteria({ headcount }), another]) {
    const answered = orThrow(await register.companies(wanted, { walk: null, priority: "night" }));
    expect(answered).toMatchObject({ companies: [], next: null });
  }
  expect(await everyOne(register, criteria({ headcount: [unit.tranche_effectif_salarie] }))).toHaveLength(1);
});

test("one company is found by its number alone, and none that objects, has closed or does not exist", async () => {
  const { register, companies, received } = await startRegister();
  const is = async (siren = "") => orThrow(await register.company(siren)).company?.siren ?? null;
  const open = companies.find(isOpen)?.unit.siren;
  expect(await is(open)).toBe(open);
  for (const state of [
    companies.find(({ unit }) => unit.statut_diffusion === "P" && unit.nature_juridique === "1000"),
    companies.find(({ unit }) => unit.statut_diffusion === "P" && unit.nature_juridique !== "1000"),
    companies.find(({ unit }) => unit.etat_administratif === "C"),
    companies.find(({ bodacc }) => bodacc?.procedure_collective?.statut === "sauvegarde"),
  ])
    expect([state?.unit.siren, await is(state?.unit.siren)]).toEqual([expect.any(String), null]);
  const before = received.length;
  expect(await is("000099999")).toBeNull();
  expect(await is("69")).toBeNull();
  expect(received).toHaveLength(before + 1);
});

test("keywords are searched in names, any of them", async () => {
  const { register, companies } = await startRegister();
  const found = await everyOne(register, criteria({ departments: ["75"], keywords: ["Négoce", "foncière"] }));
  const expected = companies.filter(
    (each) =>
      isOpen(each) && each.siege.departement === "75" && /NÉGOCE|FONCIÈRE/.test(each.unit.nom_complet),
  );
  expect(expected.length).toBeGreaterThan(1);
  expect([...new Set(sirens(found))]).toEqual(sirens(expected.map(({ unit }) => unit)));
});

test("when the register goes over to NAF 2025, the codes that it knows are searched for those of the criteria", async () => {
  const { register, companies, asked } = await startRegister({ nomenclature: "naf25" });
  // INSEE has divided 62.02A and 62.01Z from all others.
  const found = await everyOne(register, criteria({ naf: ["62.01Z", "62.20G"] }));
  const trades = ["62.01Z", "62.02A"];
  const expected = companies.filter((each) => isOpen(each) && trades.includes(each.unit.activite_principale));
  expect(expected.length).toBeGreaterThan(1);
  expect(sirens(found)).toEqual(sirens(expected.map(({ unit }) => unit)));
  expect(new Set(found.map(({ naf, naf25 }) => `${naf} ${naf25}`))).toEqual(
    new Set(["62.10Y null", "62.20G null"]),
  );
  expect(asked().map(({ activite_principale }) => activite_principale)).toEqual([
    "62.01Z,62.20G",
    ...asked()
      .slice(1)
      .map(() => "62.10Y,62.20G"),
  ]);
  // It has learned, so nothing is sent for what has no counterpart.
  const requests = asked().length;
  expect(await register.count(criteria({ naf: ["47.99A"] }))).toEqual({
    ok: false,
    reason: "refused",
    code: "UNKNOWN_NAF",
    retryAfter: null,
  });
  expect(asked()).toHaveLength(requests);
});

test("until then a code of NAF 2025 finds the companies of its former one", async () => {
  const { register, companies } = await startRegister({});
  const found = await everyOne(register, criteria({ naf: ["62.10Y"] }));
  const expected = companies.filter((each) => isOpen(each) && each.unit.activite_principale === "62.01Z");
  expect(sirens(found)).toEqual(sirens(expected.map(({ unit }) => unit)));
});

test("should the register no longer tell of notices, it is asked without them", async () => {
  const { register, answer, asked } = await startRegister();
  answer((request, response) => {
    if (!request.url?.includes("include_admin")) return false;
    const erreur = "Au moins un champ à inclure est non valide. Les champs valides : ['etablissements'].";
    response.writeHead(400).end(JSON.stringify({ erreur }));
    return true;
  });
  expect(orThrow(await register.count(criteria())).examples).toHaveLength(5);
  expect(asked().map(({ include_admin }) => include_admin)).toEqual(["bodacc", undefined]);
});

test("equal requests of one moment are one, and their answer serves every node for half a day", async () => {
  const { register, node, received, db } = await startRegister();
  const wanted = criteria({ departments: ["44"] });
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => register.count(wanted)));
  expect(others).toEqual([first, first]);
  expect(received).toHaveLength(1);
  expect(await node().count(wanted)).toEqual(first);
  expect(received).toHaveLength(1);
  expect(Object.fromEntries(register.outcomes)).toMatchObject({ answered: 1, failed: 0, stored: 0 });

  await db.asOwner.update(registerAnswers).set({ askedAt: new Date(Date.now() - 13 * 60 * 60_000) });
  // Asked anew, it is of another moment.
  expect(await node().count(wanted)).toEqual({ ...first, at: expect.any(Date) });
  expect(received).toHaveLength(2);
});

test("no more than a thousand answers are kept, the newest ones", async () => {
  const { register, db } = await startRegister({ count: 1 });
  const rows = Array.from({ length: 1_003 }, (_, index) => ({
    key: `k${index}`,
    answer: {},
    askedAt: new Date(Date.now() - 3_600_000 + index),
  }));
  await db.asOwner.insert(registerAnswers).values(rows);
  await register.count(criteria());
  expect(await removeExpired(db, [oldAnswers])).toEqual({ "answers of the register": 4 });
  expect(await db.asOwner.$count(registerAnswers)).toBe(1_000);
  expect(await db.asOwner.$count(registerAnswers, eq(registerAnswers.key, "k3"))).toBe(0);
  expect(await db.asOwner.$count(registerAnswers, eq(registerAnswers.key, "k4"))).toBe(1);
});
