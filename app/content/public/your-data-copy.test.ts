import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { periodInWords } from "#app/periods-in-words.ts";
import { factsFor } from "#app/routes/legal/facts/facts.server.ts";
import { legalSettings } from "#test/pages/legal-settings.ts";
import { dataRequest } from "./data-request-copy.ts";
import { yourData } from "./your-data-copy.ts";

/** A text in lower case, without delimiters of emphasis, and with plain spaces. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .replaceAll("*", "")
    .toLowerCase();

const facts = factsFor(legalSettings());

const privacy = plain(
  readFileSync(join(import.meta.dirname, "../legal/privacy.md"), "utf8").replace(
    /\{(\w+)\}/g,
    (whole, name: string) => facts[name] ?? whole,
  ),
);

const { origin, data } = yourData;
const durations = yourData.durations.items(periodInWords);

test("sources and data are those of the privacy policy, all of them", () => {
  expect(privacy).toContain(plain(`sources publiques et professionnelles : ${origin.sources.join(", ")}.`));
  const named = data.items.flatMap(({ content }) => content.split(", "));
  for (const each of named) expect(privacy).toContain(plain(each));
  const row = privacy.match(/compléter des fiches de prospects \| ([^|]+?) \|/)?.[1] ?? "";
  expect(named.map(plain).toSorted()).toEqual(row.split(", ").toSorted());
});

test.each([
  "supprimées 30 jours après la résiliation",
  "ni confirmée (livrée de nouveau, relue au registre ou dans un fichier) | supprimée au bout de 3 ans",
  "14 jours au plus, avec les coordonnées que nous avons demandées",
  "demande de contact conservée par le site | 30 jours après notre réponse ; 1 an au plus si elle est restée sans réponse",
  "opposition à la prospection | gardée sans limite de durée, sans nom ni adresse lisible, pour la faire respecter",
  "conservons sans limite de durée seulement ce qu’il faut",
  "des empreintes de votre adresse",
  "demande au sujet de vos données (opposition, accès, rectification, effacement) et nos réponses | 3 ans au plus après la dernière",
  "3 ans au plus après le dernier échange",
  "dans un délai d’un mois",
  "preuve d’identité n’est demandée qu’en cas de doute raisonnable",
  "sans motif et sans frais",
  "seulement ce qu’il faut pour ne plus vous y faire entrer",
  "n’écrit jamais à un prospect à la place d’un client",
  "3 place de fontenoy, tsa 80715, 75334 paris cedex 07",
])("the privacy policy says “%s”, as the page does", (fact) => {
  expect(privacy).toContain(fact);
});

test("the page promises the delays of the privacy policy", () => {
  const text = plain(JSON.stringify([yourData, durations, dataRequest]));
  for (const delay of [
    "30 jours après la résiliation",
    "au bout de 3 ans si personne ne l’a travaillée ni confirmée",
    "gardée sans limite de durée, sous forme d’empreintes, pour la faire respecter",
    "gardée avec nos réponses 3 ans au plus après la dernière",
    "dans un délai d’un mois",
  ])
    expect(text).toContain(delay);
  expect(durations).toHaveLength(4);
  // None of them is the page's own.
  const kept = text.match(/\d+ (?:jours|mois|ans)/g) ?? [];
  expect(new Set(kept)).toEqual(new Set(["30 jours", "3 ans", "14 jours"]));
  for (const period of kept) expect(privacy).toContain(period);
});
