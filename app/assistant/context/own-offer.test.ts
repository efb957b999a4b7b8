import { expect, test } from "vitest";
import { type OwnOffer, saysOwnOffer, sentenceAround } from "./own-offer.ts";

const growth: OwnOffer = {
  data: "Offre Growth\nSans date de fin.\nContacts reçus\u00A0: 120 sur 200\u00A0contacts ce mois-ci\nIl en reste\u00A0: 80\nCompris\u00A0: 200\u00A0numéros\u00A0; 200\u00A0e-mails\u00A0; 3\u00A0utilisateurs\nLe 1er décembre\u00A0: 200\u00A0contacts pour le nouveau mois.",
  used: { received: 120, left: 80, all: 200 },
};
const trial: OwnOffer = {
  data: "Essai gratuit\nEncore 5\u00A0jours d’essai, jusqu’au 30 novembre inclus.\nContacts reçus\u00A0: 20 sur 50\u00A0contacts pendant l’essai\nIl en reste\u00A0: 30",
  used: { received: 20, left: 30, all: 50 },
};

test.each([
  "Avec votre offre Growth, il vous reste 80 contacts ce mois-ci.",
  "Votre offre Growth\u00A0: 120 contacts reçus, 80 restants.",
  "Vous avez l’offre Growth\u00A0: 120 contacts reçus sur 200, il vous en reste donc 80 jusqu’à la fin du mois.",
  "Il vous reste encore 80 contacts à recevoir ce mois-ci avec Growth.",
  "VOUS DISPOSEZ ENCORE DE 80 CONTACTS.",
  "Le 1er décembre, vous recevez 200 contacts pour le nouveau mois.",
  "Votre offre compte 3 utilisateurs.",
])("of one's own offer says: %s", (sentence) => expect(saysOwnOffer(sentence, growth)).toBe(true));

test.each([
  "Vous êtes en essai gratuit\u00A0: 20 contacts reçus sur 50, il en reste 30.",
  "Il vous reste 30 contacts à recevoir pendant l’essai.",
  "Votre essai comprend 50 contacts.",
  "Votre essai se termine le 30 novembre\u00A0: encore 5 jours.",
])("of one's own trial says: %s", (sentence) => expect(saysOwnOffer(sentence, trial)).toBe(true));

test.each([
  "Growth comprend 80 contacts par mois.",
  "Il vous reste 90 contacts ce mois-ci.",
  "Il vous reste 120 contacts ce mois-ci.",
  "Vous avez reçu 80 contacts ce mois-ci.",
  "Votre offre comprend 200 contacts et une API.",
  "Il vous reste 80 contacts, et un bonus de 200 contacts offerts.",
  "Il vous reste 80 contacts ce mois-ci, reportables sans limite.",
  "Votre offre comprend l’export vers Salesforce.",
  "Scale comprend 80 contacts restants.",
])("more than one's own offer says: %s", (sentence) => expect(saysOwnOffer(sentence, growth)).toBe(false));

test.each([
  "Votre essai se termine dans 50 jours.",
  "Encore 30 jours d’essai.",
  "Il vous reste 5 contacts.",
  "Il vous reste 50 contacts.",
])("a number of one's own trial that counts something else is none of it: %s", (sentence) =>
  expect(saysOwnOffer(sentence, trial)).toBe(false),
);

test("without an offer nothing is said of one", () => {
  expect(
    saysOwnOffer("Il vous reste 80 contacts.", { data: "Vous n’avez pas d’offre en cours.", used: null }),
  ).toBe(false);
});

test("the sentence around a place ends with its own signs", () => {
  const text = "Bonjour. Il vous reste 80 contacts. Voilà";
  expect(sentenceAround(text, 23, 25).trim()).toBe("Il vous reste 80 contacts");
});
