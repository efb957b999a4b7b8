import { expect, test } from "vitest";
import {
  type ArgumentKind,
  argumentOf,
  needsOf,
  offerSaid,
  sentenceOnSame,
  speaksOfKind,
} from "./arguments.ts";
import type { Value } from "./value.ts";

const offer = (...[main = "", ...rest]: string[]): Value => ({
  problem: null,
  situation: null,
  main: { form: "we", sentence: main },
  rest,
  more: [],
  needsTrade: false,
});

test.each<[string, ArgumentKind]>([
  ["Forfait à 120\u00A0€ par mois.", "price"],
  ["Un abonnement mensuel avec deux visites.", "flat"],
  ["Si le candidat part, nous recommençons sans facturer.", "guarantee"],
  ["En moyenne 12\u00A0% d’économie.", "saving"],
  ["Devis sous 24\u00A0h.", "speed"],
  ["Nous remplaçons la machine dans la journée.", "guarantee"],
  ["Techniciens certifiés.", "proof"],
  ["Un seul interlocuteur du début à la fin.", "contact"],
  ["Contrat sans engagement.", "freedom"],
  ["Trois mois à l’essai.", "trial"],
  ["Pas de minimum de commande.", "minimum"],
  ["Nous montons la demande de subvention.", "help"],
  ["Vos équipes n’ont rien à remplir.", "allIn"],
  ["Nous passons la nuit et le week-end.", "noStop"],
  ["Fromage fermier au lait cru.", "origin"],
  ["Un bilan chaque mois.", "followUp"],
  ["Nous livrons au camion.", "distance"],
  ["Petites séries à la demande.", "quantity"],
])("%j speaks of %j", (sentence, kind) => {
  expect(speaksOfKind(offer(sentence), kind)).toBe(true);
  expect(speaksOfKind(offer("Nous soignons vos arbres."), kind)).toBe(false);
});

test("the first kind that is wanted gives the sentence, none is given twice, and none that points back", () => {
  const value = offer(
    "Nous soignons vos arbres.",
    "Devis sous 24\u00A0h.",
    "Forfait à 120\u00A0€.",
    "Nous les livrons.",
  );
  expect(argumentOf(value, ["price", "speed"], new Set())).toBe("Forfait à 120\u00A0€.");
  expect(argumentOf(value, ["price", "speed"], new Set(["Forfait à 120\u00A0€."]))).toBe(
    "Devis sous 24\u00A0h.",
  );
  expect(argumentOf(value, ["distance"], new Set())).toBeNull();
  expect(argumentOf(null, ["price"], new Set())).toBeNull();
});

test("what the firm does is said rather than what stands before it, and no speech is made", () => {
  const none = new Set<string>();
  expect(
    offerSaid(offer("Beaucoup de haies dépérissent.", "Nous les soignons.", "On taille vos haies."), none),
  ).toBe("On taille vos haies.");
  expect(offerSaid(offer(`Nous taillons ${"vos haies, ".repeat(20)}.`, "Devis gratuit."), none)).toBeNull();
});

test("what an objection needs is told by its words", () => {
  expect(needsOf("Vos honoraires varient")).toEqual(["flat", "price", "saving"]);
  expect(needsOf("Trop de paperasse")).toEqual(["allIn", "help"]);
  expect(needsOf("Les parents râlent")).toEqual([]);
});

test("what the firm does answers nothing that has one word in common with it", () => {
  const value = offer("Nous formons les cuisiniers.", "Deux demi-journées par mois.");
  const about = (objection: string) =>
    sentenceOnSame(value, { industry: "Formation", objection }, [], new Set())?.sentence;
  expect(about("Nos cuisiniers n’ont pas le temps")).toBeUndefined();
  expect(about("Deux demi-journées c’est long")).toBe("Deux demi-journées par mois.");
});

test("a share of customers served is no saving", () => {
  expect(speaksOfKind(offer("97 % de commandes livrées."), "saving")).toBe(false);
  expect(speaksOfKind(offer("20 % de moins sur vos charges."), "saving")).toBe(true);
});

test("a sentence answers what speaks of the same things, and no word of the trade counts", () => {
  const value = offer("Nous posons des volets.", "Dossier de mairie compris.", "Moteur garanti 7\u00A0ans.");
  const about = (objection: string, used: string[] = []) =>
    sentenceOnSame(value, { industry: "Pose de volets", objection }, ["guarantee"], new Set(used))?.sentence;
  expect(about("La mairie refuse tout")).toBe("Dossier de mairie compris.");
  expect(about("Le dossier ou le moteur, c’est pareil")).toBe("Moteur garanti 7\u00A0ans.");
  expect(about("La mairie refuse tout", ["Dossier de mairie compris."])).toBeUndefined();
  expect(about("Vos volets sont laids")).toBeUndefined();
});
