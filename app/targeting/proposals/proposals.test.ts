import { expect, test } from "vitest";
import { type Criteria, criteriaLimits, noCriteria } from "../criteria.ts";
import { type DismissedProspect, dismissalOf } from "./dismissal.ts";
import { proposalSentences } from "./proposal-sentences.ts";
import { proposalsOf, reasonsDecided } from "./proposals.ts";
import type { ProposalReason } from "./proposals-protocol.ts";

let seq = 0;

/** A dismissed prospect of another company each time, of which nothing else is known than these values say. */
function dismissed(reason: ProposalReason, values: Partial<DismissedProspect> = {}) {
  seq += 1;
  return dismissalOf({
    ...{ reason, seq, company: `Société ${seq}`, siren: null, website: null, sector: "", naf: [] },
    ...{ headcount: null, city: "", department: null, role: "" },
    ...values,
  });
}

const times = (count: number, reason: ProposalReason, values: Partial<DismissedProspect>) =>
  Array.from({ length: count }, () => dismissed(reason, values));

/** The only proposal, as what it changes. */
function changed(criteria: Partial<Criteria>, dismissals: ReturnType<typeof dismissed>[]) {
  const before = { ...noCriteria, ...criteria };
  const [proposal, ...others] = proposalsOf(before, dismissals);
  expect(others).toEqual([]);
  if (!proposal) return null;
  const { why, change } = proposalSentences(proposal, before);
  const changes = Object.fromEntries(
    Object.entries(proposal.criteria).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Criteria]),
    ),
  );
  return { changes, said: `${why} ${change}`.replaceAll("\u00A0", " ") };
}

const small = { headcount: { min: 6, max: 9 } };
const middle = { headcount: { min: 20, max: 49 } };
const sirens = ["732829320", "123456782", "552100554"];

test.each<[string, Partial<Criteria>, () => ReturnType<typeof dismissed>[], object | null, string]>([
  [
    "the band of three leaves the bands",
    { headcount: ["03", "11", "12"] },
    () => times(3, "size", small),
    { headcount: ["11", "12"] },
    "Vous avez écarté 3 entreprises de 6 à 9 salariés. L’effectif recherché deviendrait : 10 à 49 salariés.",
  ],
  [
    "without any band wanted, all others are",
    {},
    () => [...times(2, "size", small), dismissed("size", { headcount: { min: 3, max: 5 } })],
    { headcount: ["00", "01", "11", "12", "21", "22", "31", "32", "41", "42", "51", "52", "53", "NN"] },
    "Vous avez écarté 3 entreprises de 3 à 9 salariés. L’effectif recherché deviendrait : 0 à 2 salariés, 10 salariés et plus.",
  ],
  [
    "what three say counts before what one says",
    { headcount: ["03", "11", "12"] },
    () => [...times(3, "size", small), dismissed("size", middle)],
    { headcount: ["11", "12"] },
    "Vous avez écarté 3 entreprises de 6 à 9 salariés. L’effectif recherché deviendrait : 10 à 49 salariés.",
  ],
  [
    "several bands of three",
    { headcount: ["03", "11", "12"] },
    () => [...times(2, "size", small), dismissed("size", middle)],
    { headcount: ["11"] },
    "Vous avez écarté 3 entreprises de 6 à 9 salariés ou de 20 à 49 salariés. L’effectif recherché deviendrait : 10 à 19 salariés.",
  ],
  [
    "the codes of a sector, of both nomenclatures as far as they are known",
    { naf: ["10.71C", "25.62B"] },
    () => times(3, "sector", { naf: ["10.71C", "10.99Q"] }),
    { naf: ["25.62B"] },
    "Vous avez écarté 3 entreprises pour leur secteur : Boulangerie et boulangerie-pâtisserie. Ce secteur sortirait de vos critères.",
  ],
  [
    "the sector of an import, by the name of a trade",
    { naf: ["10.71C", "47.24Z", "56.10A"] },
    () => times(3, "sector", { sector: "Boulangeries" }),
    { naf: ["56.10A"] },
    "Vous avez écarté 3 entreprises pour leur secteur : Boulangerie et boulangerie-pâtisserie ; Commerce de détail de pain, pâtisserie et confiserie en magasin spécialisé. Ces secteurs sortiraient de vos critères.",
  ],
  [
    "a department of a wanted region leaves its other departments",
    { regions: ["53"] },
    () => times(3, "place", { department: "22" }),
    { departments: ["29", "35", "56"], regions: [] },
    "Vous avez écarté 3 entreprises pour leur lieu : Côtes-d’Armor (22). Les lieux recherchés deviendraient : Finistère (29) ; Ille-et-Vilaine (35) ; Morbihan (56).",
  ],
  [
    "the department of an import, by postal code and by town",
    { departments: ["35", "69"] },
    () => [dismissed("place", { city: "Lyon" }), ...times(2, "place", { city: "69100 Villeurbanne" })],
    { departments: ["35"] },
    "Vous avez écarté 3 entreprises pour leur lieu : Rhône (69). Les lieux recherchés deviendraient : Ille-et-Vilaine (35).",
  ],
  [
    "titles, in whatever form the register has them",
    { titles: ["Gérant", "Président"] },
    () => [dismissed("role", { role: "Gérante" }), ...times(2, "role", { role: "Gérant non associé" })],
    { titles: ["Président"] },
    "Vous avez écarté 3 contacts pour leur poste : gérant. Les interlocuteurs recherchés deviendraient : président.",
  ],
  [
    "customers by SIREN, else by their own domain",
    { exclude: ["exemple.fr"], include: [sirens[0] ?? ""] },
    () => [
      dismissed("customer_already", { siren: "732829320", website: "www.a.example", company: "A" }),
      dismissed("customer_already", { website: "www.b.example", company: "B" }),
      dismissed("customer_already", { siren: "123456782", company: "C" }),
    ],
    { include: [], exclude: ["exemple.fr", "123456782", "b.example", "732829320"] },
    "Vous avez écarté 3 entreprises qui sont déjà vos clientes. Elles seraient exclues de vos prochaines listes : C ; B ; A.",
  ],
])("%s", (_, criteria, make, changes, said) => {
  expect(changed(criteria, make())).toEqual({ changes, said });
});

test.each<[string, Partial<Criteria>, () => ReturnType<typeof dismissed>[]]>([
  ["two of a reason", {}, () => times(2, "size", small)],
  [
    "three of three reasons",
    {},
    () => [...times(2, "size", small), dismissed("sector", { naf: ["10.71C"] })],
  ],
  ["what the criteria do not ask for any more", { headcount: ["12"] }, () => times(3, "size", small)],
  ["what would empty a criterion", { headcount: ["03"] }, () => times(3, "size", small)],
  [
    "what would empty it together",
    { headcount: ["03", "12"] },
    () => [...times(2, "size", small), dismissed("size", middle)],
  ],
  ["sizes of which nobody knows the band", {}, () => times(3, "size", { headcount: { min: 10, max: 50 } })],
  [
    "companies that are wanted by name",
    { include: sirens },
    () => sirens.map((siren) => dismissed("size", { ...small, siren })),
  ],
  ["functions that no register has", {}, () => times(3, "role", { role: "Directrice des achats" })],
  ["a branch of the economy", {}, () => times(3, "sector", { sector: "Industrie" })],
  ["a place of which only a village is known", {}, () => times(3, "place", { city: "Saint-Ici" })],
  [
    "companies of which no number and no site of their own is known",
    {},
    () => times(3, "competitor", { siren: "123456789", website: "reseau.example/societe" }),
  ],
  [
    "companies whose domain is excluded",
    { exclude: ["b.example"] },
    () => times(3, "competitor", { siren: "732829320", website: "www.b.example" }),
  ],
  [
    "exclusions for which there is no room",
    { exclude: Array.from({ length: criteriaLimits.exclude }, (_, index) => `site${index}.example`) },
    () => sirens.map((siren) => dismissed("competitor", { siren })),
  ],
])("nothing is proposed for %s", (_, criteria, make) => {
  expect(changed(criteria, make())).toBeNull();
});

test("several reasons are proposed apart, the newest first, and what declining covers is said", () => {
  const dismissals = [...times(3, "size", small), ...times(4, "competitor", { siren: "732829320" })];
  const proposals = proposalsOf(noCriteria, dismissals.toReversed());
  expect(proposals.map(({ reason, through }) => [reason, through])).toEqual([
    ["competitor", dismissals.at(-1)?.seq],
    ["size", dismissals[2]?.seq],
  ]);
  expect(proposals[0]?.criteria.exclude).toEqual(["732829320"]);
  const { why } = proposalSentences(proposals[0] as never, noCriteria);
  expect(why.replaceAll("\u00A0", " ")).toBe(
    "Vous avez écarté 4 contacts d’entreprises qui sont vos concurrentes.",
  );
});

test("a change decides about the reasons whose prospects it takes out or brings back", () => {
  const dismissals = [
    ...times(3, "size", small),
    dismissed("size", middle),
    ...times(3, "sector", { naf: ["10.71C"] }),
  ];
  const before = { ...noCriteria, headcount: ["03", "12"] };
  expect(reasonsDecided(before, { ...before, headcount: ["12"] }, dismissals)).toEqual(["size"]);
  expect(reasonsDecided({ ...before, headcount: ["12"] }, before, dismissals)).toEqual(["size"]);
  expect(reasonsDecided(before, { ...before, headcount: ["03", "11", "12"] }, dismissals)).toEqual([]);
  expect(reasonsDecided(before, { ...before, naf: ["25.62B"] }, dismissals)).toEqual(["sector"]);
});

test("a hostile company is a name among others, cut", () => {
  const company = `=cmd()<b>${"@".repeat(200)}`;
  const proposal = proposalsOf(noCriteria, times(3, "competitor", { siren: "732829320", company }))[0];
  const { change } = proposalSentences(proposal as never, noCriteria);
  expect(change.length).toBeLessThan(130);
});
