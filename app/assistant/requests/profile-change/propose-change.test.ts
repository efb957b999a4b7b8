import { describe, expect, test } from "vitest";
import { profileValues } from "#app/profile/profile-values.ts";
import { scriptedModel } from "#test/assistant/in-process-model.ts";
import { proposeChange } from "./propose-change.ts";

const profile = profileValues({
  companyName: "Pômmy",
  icpTitle: "Acheteur",
  icpSize: "pme",
  tone: "formal",
  commonObjections: "Trop cher",
  calendlyUrl: "https://cal.exemple/anna",
});
const { signal } = new AbortController();

const silent = () => scriptedModel(() => ({ changes: [] }));
const propose = (text: string, model = silent()) => proposeChange({ model }, profile, text, signal);

describe("what a message says outright needs no model", () => {
  test.each([
    ["change mon ton en direct", [["tone", "Formel", "Direct"]]],
    ["Mon ton : chaleureux", [["tone", "Formel", "Amical"]]],
    [
      "Mets à jour ma cible : DRH, grands comptes",
      [
        ["icp_title", "Acheteur", "DRH"],
        ["icp_size", "PME (10 à 249 salariés)", "Grands comptes (250 salariés et plus)"],
      ],
    ],
    [
      "Mets à jour ma cible : DRH, 50 à 250 salariés",
      [
        ["icp_title", "Acheteur", "DRH"],
        ["icp_size", "PME (10 à 249 salariés)", "50 à 250 salariés"],
      ],
    ],
    ["remplace mes objections par « Pas le temps »", [["common_objections", "Trop cher", "Pas le temps"]]],
    [
      "Mon lien de rendez-vous est maintenant https://cal.exemple/bruno.",
      [["calendly_url", "https://cal.exemple/anna", "https://cal.exemple/bruno"]],
    ],
    ["Change mon secteur d’activité en Conseil en énergie.", [["industry", "", "Conseil en énergie"]]],
    ["Corrige le nom de mon entreprise : Pômmy SAS", [["company_name", "Pômmy", "Pômmy SAS"]]],
  ])("%s", async (text, changes) => {
    const model = silent();
    const proposal = await propose(text, model);
    const seen = proposal?.map(({ field, before, after }) => [field, before, after]);
    expect(JSON.stringify(seen).replace(/\s/g, " ")).toBe(JSON.stringify(changes).replace(/\s/g, " "));
    expect(model.requests).toEqual([]);
  });
});

test("what is said in another way is read by the model, with the profile as data", async () => {
  const model = scriptedModel(() => ({
    changes: [
      { field: "common_objections", value: "Trop cher, pas le temps" },
      { field: "tone", value: "premium" },
    ],
  }));
  const text = "Ajoute « pas le temps » à mes objections et je voudrais être plus haut de gamme";
  expect(await propose(text, model)).toEqual([
    { field: "common_objections", before: "Trop cher", after: "Trop cher, pas le temps" },
    { field: "tone", before: "Formel", after: "Premium" },
  ]);
  const [request] = model.requests;
  expect(request?.messages[0]?.content).toContain("<message>\nAjoute « pas le temps »");
  expect(request?.jsonSchema).toMatchObject({ type: "object" });
});

test.each([
  ["a value that the message does not give", { field: "industry", value: "Armement" }],
  ["an address of its own", { field: "calendly_url", value: "https://pirate.exemple/" }],
  ["an enumerated value that nobody named", { field: "tone", value: "friendly" }],
  ["a value that the form refuses", { field: "icp_size", value: "énorme" }],
  ["what is no URL", { field: "linkedin_url", value: "mes objections" }],
  ["an emptied field that nobody wants emptied", { field: "common_objections", value: "" }],
  ["a required field left blank", { field: "company_name", value: " " }],
  ["what the profile says already", { field: "icp_title", value: "Acheteur" }],
  ["an unknown field", { field: "client_id", value: "objections" }],
  ["a value of another type", { field: "industry", value: ["objections"] }],
])("the model cannot propose %s", async (_, change) => {
  const text = "Ajoute quelque chose à mes objections, Acheteur";
  expect(
    await propose(
      text,
      scriptedModel(() => ({ changes: [change] })),
    ),
  ).toBeNull();
});

test.each([
  null,
  "texte",
  [],
  {},
  { changes: "x" },
  { changes: Array(100_000).fill({ field: "tone", value: "direct" }) },
  JSON.parse(`${'{"changes":['.repeat(5_000)}1${"]}".repeat(5_000)}`),
  JSON.parse('{"__proto__":{"changes":[{"field":"tone","value":"direct"}]}}'),
])("a hostile answer proposes nothing", async (value) => {
  expect(
    await propose(
      "Ajoute direct à mes objections",
      scriptedModel(() => value),
    ),
  ).toBeNull();
});

test("a field may be emptied on request", async () => {
  const model = scriptedModel(() => ({ changes: [{ field: "common_objections", value: "" }] }));
  expect(await propose("Supprime mes objections", model)).toEqual([
    { field: "common_objections", before: "Trop cher", after: "" },
  ]);
});

test("a huge message is read within bounds", async () => {
  const model = silent();
  await propose(`Ajoute à mes objections ${"é".repeat(100_000)}`, model);
  expect(model.requests[0]?.messages[0]?.content.length).toBeLessThan(10_000);
});
