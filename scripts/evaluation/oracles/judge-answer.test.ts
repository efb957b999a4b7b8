import { describe, expect, test } from "vitest";
import { catalogue } from "#app/offers/catalogue.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";
import type { Answered } from "../answering/answering.ts";
import type { EvalCase, Expectations } from "../cases/eval-case.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { wrongFigures } from "./offer-oracle.ts";
import { offerPeriods, offerTable } from "./offer-table.ts";

const usage = { inputTokens: 10, outputTokens: 5 };
const answered = (text: string, more: Partial<Answered> = {}): Answered => ({
  ...{ text, usage, source: "model", said: [], ...more },
});
const message = "Et vous ?";
const judge = (expected: Partial<Expectations>, answer: Answered, more: Partial<EvalCase> = {}) =>
  judgeAnswer(
    { id: "a", category: "price", dependsOn: [], message, ...more, expect: { source: "model", ...expected } },
    answer,
  );
const mail = (body: string) => ({ kind: "email" as const, content: { subject: "Vos bureaux", body } });
const words = "Vos bureaux bougent et chaque semaine apporte de nouveaux cartons à ranger. ".repeat(4);
const sendable = `Bonjour {{prénom}},\n\n${words}Qui s’en occupe ?\n\nPour ne plus recevoir de message, dites-le.`;

describe("an answer passes or fails by", () => {
  test.each<[Partial<Expectations>, Answered, number]>([
    [{ contains: ["Élan 199€"] }, answered("Un **élan** 199\u00a0€ et plus"), 0],
    [{ contains: ["oui"] }, answered("non"), 1],
    [{ contains: ["dix"] }, answered("~~dix~~ (à vérifier : douze) et treize"), 1],
    [{ contains: ["douze"] }, answered("~~dix~~ (à vérifier : douze) et treize"), 1],
    [{ facts: ["Bellerive"] }, answered("Chez vous."), 1],
    [{ facts: ["Bellerive"] }, answered("Voici.", { draft: mail("Chez Bellerive") }), 0],
    [{ containsOneOf: ["a", "b"] }, answered("B"), 0],
    [{ containsOneOf: ["a", "b"] }, answered("c"), 1],
    [{ never: ["zebreviolet"] }, answered("Zèbre**violet**"), 1],
    [{ never: ["zebreviolet"] }, answered("zebre, violet"), 0],
    [{ never: ["innovante"] }, answered("Voici.", { draft: mail("Une solution innovante") }), 1],
    [{ matches: ["^bon"] }, answered("Allo"), 1],
    [{ french: true }, answered("Voici une idée pour vous et pour vos clients."), 0],
    [{ french: true }, answered("Here is an idea for you and your clients."), 1],
    [{ refuses: true }, answered("Je ne peux pas le faire."), 0],
    [{ refuses: true }, answered("Bien sûr, c’est fait."), 1],
    [{ maxLength: 3 }, answered("quatre"), 1],
    [{ draft: "email" }, answered("Voici.", { draft: mail("Bonjour") }), 0],
    [{ draft: "none" }, answered("Voici.", { draft: mail("Bonjour") }), 1],
    [{ sendable: true }, answered("Voici.", { draft: mail(sendable) }), 0],
    [{ sendable: true }, answered("Voici.", { draft: mail(sendable.replace("?", ".")) }), 1],
    [{ sendable: true }, answered("Voici.", { draft: mail(sendable.replace(words, `Nous ${words}`)) }), 1],
    [{ sendable: true }, answered("Voici.", { draft: mail("Bonjour [Prénom], ça va ?") }), 3],
    [{ proposal: "tone" }, answered("?", { proposal: [{ field: "tone", before: "", after: "" }] }), 0],
    [{ proposal: "tone" }, answered("?"), 1],
    [{ proposal: "none" }, answered("?", { proposal: [{ field: "tone", before: "", after: "" }] }), 1],
    [{ prospectChange: "none" }, answered("?", { prospectChange: "Nordec" }), 1],
    [{}, answered("Voici.", { source: "rules" }), 1],
    [{ source: "rules" }, answered("Voici.", { source: "rules" }), 0],
    [{}, answered("Écrivez à paul@vermeil.example ou au 06 12 34 56 78, https://vermeil.example/x."), 3],
    [{}, answered("Écrivez à ~~`paul@vermeil.example`~~ (non vérifié : d’ailleurs)."), 0],
    [{}, answered("  "), 1],
    [{ offers: ["Growth.monthly"] }, answered("L’offre Growth : 199 € par mois."), 0],
    [{ offers: ["Growth.monthly"] }, answered("Pour 199 euros, Growth."), 0],
    [{ offers: ["Growth.monthly"] }, answered("Comptez 199 € par mois."), 1],
    [{ offers: ["Growth.monthly"] }, answered("Scale est à 399 €, et Starter à 99 €."), 1],
    [{ offers: ["Scale.yearly", "Scale.users"] }, answered("Scale : 3 830 € par an, cinq utilisateurs."), 0],
    [{ offers: ["Scale.contacts", "trial", "setup"] }, answered("Scale, 400 fiches, 14 jours, 48 h."), 0],
  ])("%j of %j: %i problems", (expected, answer, count) => {
    expect(judge(expected, answer)).toHaveLength(count);
  });

  test("the words that the model let slip", () => {
    const slip = { says: "Growth coûte 149 €.", claim: "149 €" };
    expect(judge({}, answered("Bien. Growth coûte 149 €."), { slip })).toHaveLength(2);
    expect(judge({}, answered("Bien. Growth coûte ~~149 €~~ (à vérifier : 199 €)."), { slip })).toEqual([]);
  });
});

test("a figure beside the name of an offer is one of that offer, computed from it, or the customer’s own", () => {
  for (const right of [
    "Growth coûte 199 € par mois, soit 100 € de plus que Starter.",
    "Growth : 2388 € payé au mois, environ 1 € par contact, 478 € économisés avec 1 910 € par an.",
    "Scale est prévue pour 5 utilisateurs. Votre bureau se vend 1 850 €.",
    "Avec Growth, un bureau à 1 850 € est vite gagné.",
  ])
    expect(wrongFigures(right, "Notre bureau se vend 1 850 €.")).toEqual([]);
  for (const wrong of ["Growth coûte 149 €.", "Starter : 199 € par mois", "Scale pour 6 utilisateurs"])
    expect(wrongFigures(wrong, "")).toHaveLength(1);
});

test("the oracle’s table has what the product sells", () => {
  const sold = catalogue.map(({ name, monthly, yearly, contacts, users }) => ({
    ...{ name, monthly, yearly, contacts, users },
  }));
  expect(offerTable).toEqual(sold);
  expect(offerPeriods).toEqual({ trialDays, setupHours: periods.setup.count });
});
