import { expect, test } from "vitest";
import { profileValues } from "#app/profile/profile-values.ts";
import { createGuard } from "../guard/guard.ts";
import { type Given, inventedReferences, isGivenReference } from "./named-references.ts";

const profile = profileValues({
  companyName: "Bellerive Industrie",
  valueProp: "Un logiciel qui regroupe vos achats : 20 % d’économies",
});
const record = "Société : Ateliers Vauclair\nContact : Hélène Aubry\nVille : Cholet";

function givenBy(wish: string, before = ""): Given {
  const values = Object.values(profile);
  return { own: [...values, wish], all: [...values, wish, before, record], before };
}

/** What a draft that is made after this wish may not say, by the guard and by its names. */
async function objections(text: string, wish = "", before = ""): Promise<string[]> {
  const given = givenBy(wish, before);
  const guard = await createGuard({
    ...{ profile, written: [wish, before, record], ownUrls: [] },
    ...{ pricingVariant: "table", speaker: "customer" },
  });
  const findings = await guard.check(text);
  return [
    ...findings.filter((finding) => !isGivenReference(finding, text, given)).map(({ reason }) => reason),
    ...inventedReferences(text, given),
  ];
}

test.each([
  ["Ajoute que nous travaillons déjà avec Michelin", "Nous travaillons déjà avec Michelin."],
  ["ajoute que nous travaillons déjà avec michelin", "Nous travaillons déjà avec Michelin sur leurs achats."],
  ["Précise que Michelin est notre client", "Michelin est notre client depuis l’an dernier."],
  ["Cite Michelin comme référence", "Nous accompagnons déjà Michelin."],
  ["mentionne nos clients Nordec et Valmont", "Nous accompagnons déjà Nordec et Valmont."],
])("after “%s” a draft may say “%s”", async (wish, text) => {
  expect(await objections(text, wish)).toEqual([]);
});

test.each([
  "Comme Michelin, regroupez vos achats : 20 % d’économies.",
  "Regroupez vos achats comme Michelin.",
  "Chez Michelin, les achats sont regroupés.",
  "À l’instar de Michelin, regroupez vos achats.",
  "Nous travaillons déjà avec Michelin.",
  "Des groupes tels que Michelin regroupent leurs achats.",
  "Nos clients, dont Michelin, regroupent leurs achats.",
  "Nous accompagnons notamment Valmont.",
])("nobody asked for “%s”", async (text) => {
  expect(await objections(text, "raccourcis-le")).not.toEqual([]);
  expect(await objections(text, "Ajoute que nous travaillons avec Nordec")).not.toEqual([]);
});

test.each([
  "Comme vous le savez, les achats prennent du temps.",
  "Chez Ateliers Vauclair, qui suit les achats ?",
  "Chez {{société}}, qui suit les achats ?",
  "Madame Aubry, comment travaillez-vous à Cholet avec Excel ?",
  "Bellerive Industrie accompagne les acheteurs.",
  "Nous travaillons avec des ateliers comme le vôtre.",
  "Vos acheteurs travaillent-ils encore sur Excel ?",
  "Comme DRH, vous équipez vos PME clientes.",
  "Votre Service Clients répond-il le soir ?",
  "Nous équipons les Directions Achats des PME.",
  "Nous accompagnons vos équipes depuis Cholet jusqu’à Nantes.",
])("no reference is invented in “%s”", (text) => {
  expect(inventedReferences(text, givenBy("raccourcis-le"))).toEqual([]);
});

test.each([
  "Nous accompagnons des PME de Bretagne.",
  "Nous équipons les dirigeants de Vendée et du Morbihan.",
  "Nos clients de Normandie regroupent leurs achats.",
  "Nos clients de la Loire et du Nord gagnent du temps.",
  "Nous accompagnons des ateliers de Loire-Atlantique et d’Ille-et-Vilaine.",
  "Nos clients de la Côte d’Azur et du Val-d’Oise regroupent leurs achats.",
  "Nous travaillons avec des PME du Pays basque et d’Alsace.",
  "Nous équipons des ateliers de Tours, de Nice et du Mans.",
  "Nos clients de La Rochelle et de Saint-Malo regroupent leurs achats.",
  "Nous accompagnons des ateliers des Pays de la Loire et de Provence-Alpes-Côte d’Azur.",
  "Nos clients de Belgique et de Suisse romande regroupent leurs achats.",
  "Nous accompagnons des PME du Grand Ouest et de l’Ouest.",
  "Nos clients de Paris et Lyon, comme ceux de Lille, regroupent leurs achats.",
])("a place is no reference: “%s”", (text) => {
  expect(inventedReferences(text, givenBy("raccourcis-le"))).toEqual([]);
});

test.each([
  "Nous travaillons avec Orange.",
  "Nous accompagnons les équipes d’Orange.",
  "Nous travaillons avec Laval.",
  "Nos clients, dont Bretagne Habitat, regroupent leurs achats.",
  "Nous accompagnons Nantes et les équipes de Michelin.",
])("a company that is named as a place is a reference: “%s”", (text) => {
  expect(inventedReferences(text, givenBy("raccourcis-le"))).not.toEqual([]);
});

test("a sentence that stood in the draft stays, and the recipient is no reference", async () => {
  const sentence = "Nous travaillons déjà avec Nordec.";
  expect(await objections(sentence, "plus court", `Bonjour,\n\n${sentence}`)).toEqual([]);
  expect(await objections("Nous travaillons déjà avec Ateliers Vauclair.", "plus court")).not.toEqual([]);
});
