import { expect, test } from "vitest";
import { judgedLength, knownIn, recordFindings } from "./record-rule.ts";

const known = knownIn([
  "Société : Logis Nord-Ouest\nContact : Karim Benali\nVille : Rennes\nScore : 70\nEffectif : 50 à 99 salariés",
  "Qui appeler d’abord ?",
]);
const passages = (text: string) =>
  recordFindings(text, known).map(({ start, end }) => text.slice(start, end));

test.each([
  "Appelez d’abord **Karim Benali**, chez Logis Nord-Ouest (score 70/100).",
  "Logis Nord-Ouest, à Rennes, compte 50 à 99 salariés.",
  "- Karim Benali\n- Le statut est À rappeler, mardi 3 mars à 14 h.",
  "Je ne sais rien de plus : la fiche ne dit pas son chiffre d’affaires. Voulez-vous un e-mail ?",
  "Le CRM et LinkedIn n’en disent rien.",
  "Dites : Bonjour Madame Benali.",
  "Commencez par « Bonjour Monsieur Karim Benali, »",
  "Bonjour Madame la Directrice,",
  "**POINT CLÉ** : le statut.",
  "Demandez si Karim Benali cherche un fournisseur de pain.",
  "Karim Benali cherche peut-être un fournisseur de pain.",
  "Karim Benali recrute des commerciaux ?",
  "Karim Benali recrute-t-il des commerciaux ?",
  "Karim Benali cherche un nouveau fournisseur de pain pour ses quatre établissements de la côte ?",
  "Karim Benali cherche un fournisseur que personne n’a trouvé.",
  "Karim Benali veut un logis à Rennes.",
  "Elle cherche un fournisseur de pain.",
  "**À RETENIR**\nLe statut.",
  "# PLAN D’APPEL\n\nDites bonjour.",
])("an answer from the records passes: %s", (text) => {
  expect(passages(text)).toEqual([]);
});

test.each([
  ["Appelez aussi Jean Dupont.", ["Jean Dupont"]],
  ["Karim Dupont est le contact.", ["Karim Dupont"]],
  ["Voyez Logis Sud-Est et **Nordec Industrie**.", ["Voyez Logis Sud-Est", "Nordec Industrie"]],
  ["Le contact est chez Nordec.", ["Nordec"]],
  ["Dites : Bonjour Madame Durand.", ["Bonjour Madame Durand"]],
  ["**JEAN DUPONT** : directeur.", ["JEAN DUPONT"]],
  ["**NORDEC SARL** : une piste.", ["NORDEC SARL"]],
  [
    "Karim Benali cherche un nouveau fournisseur de pain.",
    ["Karim Benali cherche un nouveau fournisseur de pain"],
  ],
  ["Karim Benali recrute des commerciaux. Et vous ?", ["Karim Benali recrute des commerciaux"]],
  ["Karim Benali recrute des commerciaux, une piste ?", ["Karim Benali recrute des commerciaux"]],
  [
    "À Rennes, Logis Nord-Ouest est à la recherche d’un boulanger.",
    ["Logis Nord-Ouest est à la recherche d’un boulanger"],
  ],
  ["Son score est de 92/100.", ["92"]],
  ["Elle compte 250 salariés.", ["250"]],
])("what no record says is found: %s", (text, found) => {
  expect(passages(text)).toEqual(found);
});

test("the end of a growing answer waits until a name or a number can be judged", () => {
  expect(judgedLength("Appelez Karim Ben")).toBe("".length);
  expect(judgedLength("il faut appeler Karim Ben")).toBe("il faut appeler ".length);
  expect(judgedLength("Un score de 7")).toBeLessThan("Un score de 7".length);
  expect(judgedLength("appelez-la.")).toBe("appelez-la.".length);
});

test("nothing that was shown of what somebody is said to want is objected to later", () => {
  const text =
    "Bonne nouvelle : Karim Benali cherche un nouveau fournisseur de pain pour ses quatre établissements de la côte. Voilà.";
  const [first] = recordFindings(text, known);
  expect(first).toBeDefined();
  for (let length = 0; length <= text.length; length++) {
    const part = text.slice(0, length);
    const safe = Math.min(judgedLength(part), recordFindings(part, known)[0]?.start ?? length);
    expect(safe, part).toBeLessThanOrEqual(first?.start ?? 0);
  }
});

test("hostile texts are read in a moment", () => {
  for (const text of ["A ".repeat(30_000), "Aa-".repeat(20_000), "1".repeat(60_000), "@".repeat(64_000)])
    expect(Array.isArray(recordFindings(text, known))).toBe(true);
});
