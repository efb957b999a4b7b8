import { expect, test } from "vitest";
import { carefulLine } from "./careful-line.ts";
import { writtenOut } from "./written-out.ts";

test.each([
  ["on passe tt les soirs ds vos bureaux", "on passe tous les soirs dans vos bureaux"],
  ["jai 3 camion, jusqua 12 palettes", "j’ai 3 camions, jusqu’à 12 palettes"],
  ["c moins cher et c possible le samedi", "c’est moins cher et c’est possible le samedi"],
  ["netoyage, comande, vraimt, logistik", "nettoyage, commande, vraiment, logistique"],
  ["je connait vos machines, je la reprend", "je connais vos machines, je la reprends"],
  ["on vien le lundi dans la matiné", "on vient le lundi dans la matinée"],
  ["je passe moi meme le week end, 2eme visite offerte", "je passe moi-même le week-end, 2e visite offerte"],
  ["un colis de 30kg en moins d1h", "un colis de 30 kg en moins d’1h"],
  ["y a rien a payer", "il y a rien a payer"],
  ["ya un devis, y'a un technicien", "il y a un devis, il y a un technicien"],
  ["yapa de frais, ya pas d’attente", "il n’y a pas de frais, il n’y a pas d’attente"],
  ["Ya des solutions, yaura un devis", "Il y a des solutions, il y aura un devis"],
  ["Y a pas de surprise", "Il n’y a pas de surprise"],
  ["on vient quand ya une fuite, si y a un souci", "on vient quand il y a une fuite, s’il y a un souci"],
  ["parce que ya urgence, il ya un devis", "parce qu’il y a urgence, il y a un devis"],
  ["3 camion frigorifique et 2 remorque", "3 camions frigorifiques et 2 remorques"],
  ["24 mois mini", "24 mois minimum"],
  [
    "marre d attendre l année, jusqu a 7 m et jusqu au soir",
    "marre d’attendre l’année, jusqu’à 7 m et jusqu’au soir",
  ],
  ["c est qu une visite, j ai un remplacment", "c’est qu’une visite, j’ai un remplacement"],
  ["un badge et c fini, c simple, c ecrit ici", "un badge et c’est fini, c’est simple, c’est ecrit ici"],
  ["au dela de 3 ans, l’apres midi, vis a vis", "au-delà de 3 ans, l’après-midi, vis-à-vis"],
  [
    "votre elec, la compta, un logiciel compta",
    "votre électricité, la comptabilité, un logiciel de comptabilité",
  ],
  ["un appel d’offre, le parc info", "un appel d’offres, le parc informatique"],
])("%s is written out as %s", (typed, written) => {
  expect(writtenOut(typed)).toBe(written);
});

test.each([
  "on y a pensé, Yannick y a travaillé",
  "vous y avez accès, qui y a travaillé",
  "le YA 12 et Ya",
  "il y a plus de 20 ans",
  "le 20 juin, 3 fois par an, 12 euros",
  "Karine Comande livre à Netoyac",
  "devops, pentest et phishing",
  "contact@netoyage.example et www.comande.example",
  "la norme ISO 9001 et le 2 en 1",
  "la vitamine D et C, 2 l avec pompe",
  "les lots a, b et c selon le besoin",
  "un compte pro et des infos",
  "cuves de 500 l eau froide, lot D ouest",
])("%s stays", (typed) => {
  expect(writtenOut(typed)).toBe(typed);
});

test("accents that were typed in part, and words that are a noun or a participle, get theirs by what stands before", () => {
  expect(carefulLine("8 eleves sur 10, des sols contrôles et un lot controlé")).toBe(
    "8 élèves sur 10, des sols contrôles et un lot contrôlé",
  );
  expect(carefulLine("je me deplace sous 24 h, de 1 a 500 pieces, a 10 min de chez vous")).toBe(
    "je me déplace sous 24\u00A0h, de 1 à 500 pièces, à 10 min de chez vous",
  );
});
