import { expect, test } from "vitest";
import { carefulLine } from "./careful-line.ts";

test.each([
  [
    "ON NETTOIE VOS BUREAUX LE SOIR, TOUJOURS LA MEME EQUIPE",
    "on nettoie vos bureaux le soir, toujours la même équipe",
  ],
  [
    "PALETTES LIVREES SOUS 48H, CACES ET OPCO COMPRIS",
    "palettes livrées sous 48\u00A0h, CACES et OPCO compris",
  ],
  ["Nos CACES et l'EHPAD", "Nos CACES et l’EHPAD"],
  ["BTP", "BTP"],
  ["securité des entrepots, main d'oeuvre, clientele", "sécurité des entrepôts, main d’œuvre, clientèle"],
  // Words of their own, verbs and participles stay as they are.
  [
    "on marche, il fabrique, des hommes équipés, le coffee shop",
    "on marche, il fabrique, des hommes équipés, le coffee shop",
  ],
  [
    "je sécurise vos contrats, cabinet spécialisé en paie",
    "je sécurise vos contrats, cabinet spécialisé en paie",
  ],
  ["on securise les sites, agence specialisee", "on sécurise les sites, agence spécialisée"],
  [
    "cabinet specialise en droit, qui specialise ses juristes",
    "cabinet spécialisé en droit, qui spécialise ses juristes",
  ],
  ["conseil rh/paie et rse, d'un drh, pour les btp", "conseil RH/paie et RSE, d’un DRH, pour les BTP"],
  ["saas de crm (b2b), L'iot", "SaaS de CRM (B2B), L’IoT"],
  ["rh@exemple.fr, www.rh.example, arh, rhum, rhs", "rh@exemple.fr, www.rh.example, arh, rhum, rhs"],
  ["moins cheres que le neuf, reprises apres usage", "moins chères que le neuf, reprises après usage"],
  ["un pdf pour chaque pme", "un PDF pour chaque PME"],
  ["vetements brodes et epi", "vêtements brodés et EPI"],
  ["je reste dispo après la mise en ligne 😊", "je reste disponible après la mise en ligne"],
  ["Super offre !!! ✨ 👩‍💻 Vraiment ?!", "Super offre\u00A0! Vraiment\u00A0?"],
  ["carton 100% recyclé à 15€, 3 % de marge", "carton 100\u00A0% recyclé à 15\u00A0€, 3\u00A0% de marge"],
  ["https://exemple.fr/a%20b5%20c", "https://exemple.fr/a%20b5%20c"],
  ["Marque® © 2026", "Marque® © 2026"],
])("%s is read as %s", (typed, read) => {
  expect(carefulLine(typed)).toBe(read);
});

test.each([
  ["toiles cirees leve malades rails plafond", "toiles cirées, lève-malades, rails plafond"],
  ["on pose garde corps rampes et portails", "on pose garde-corps, rampes et portails"],
  ["vos machines outils et robots", "vos machines outils et robots"],
  ["on leve les doutes", "on lève les doutes"],
  ["tout est controle", "tout est contrôlé"],
  ["photos geolocalisées du jour", "photos géolocalisées du jour"],
  ["toiture photovoltaique et ombriere", "toiture photovoltaïque et ombrière"],
  ["ergotherapeute", "ergothérapeute"],
  ["aides soignantes disponibles le we", "aides-soignantes disponibles le week-end"],
  ["seche linge et portes coupe feu", "sèche-linge et portes coupe-feu"],
  ["on s'occupe d'enedis, on est declarés dgac", "on s’occupe d’Enedis, on est déclarés DGAC"],
  ["on va chez metro", "on va chez metro"],
])("%j gets only what can be nothing else", (typed, expected) => {
  expect(carefulLine(typed)).toBe(expected);
});
