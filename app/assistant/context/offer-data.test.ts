import { expect, test } from "vitest";
import { contentsOf } from "#app/offers/contents.ts";
import type { OfferToday } from "#app/team/read-offer.server.ts";
import { ownOffer } from "./offer-data.server.ts";

const whole = { forward: 0, isNextMonth: false };
const growth: OfferToday = {
  ...{ offer: "growth", until: null, trialLeft: null, contents: contentsOf("growth") },
  pool: { contacts: 200, from: "2026-11-01", to: "2026-11-30", delivered: 120, ...whole },
  next: { kind: "month", day: "2026-12-01" },
  ...{ cancelledAt: null, isRevocable: false },
};
const linesOf = (today: OfferToday) => ownOffer(today).data.replaceAll("\u00A0", " ").split("\n");

test("a model is told the offer, what is used and left of it, what it includes and what follows", () => {
  expect(linesOf(growth)).toEqual([
    "Offre Growth",
    "Sans date de fin.",
    "Contacts reçus : 120 sur 200 contacts ce mois-ci",
    "Il en reste : 80",
    expect.stringMatching(/^Compris : 200 numéros.*; /),
    expect.stringMatching(/^Le .*décembre.* : 200 contacts pour le nouveau mois\.$/),
  ]);
});

test("of a trial it is told the days left, and of a month with fewer contacts why", () => {
  const trial: OfferToday = {
    ...growth,
    ...{ offer: "trial", until: "2026-11-30", trialLeft: 5, contents: contentsOf("trial") },
    pool: { contacts: 50, from: "2026-11-17", to: "2026-11-30", delivered: 50, ...whole },
    next: { kind: "end", day: "2026-12-01" },
  };
  expect(linesOf(trial)).toEqual(
    expect.arrayContaining([
      "Essai gratuit",
      expect.stringMatching(/^Encore 5 jours d’essai, jusqu’au .*30 novembre.* inclus\.$/),
      "Contacts reçus : 50 sur 50 contacts pendant l’essai",
      "Il en reste : 0",
      expect.stringContaining("plus rien de nouveau n’arrive"),
    ]),
  );
  const pool = { contacts: 90, from: "2026-11-16", to: "2026-11-30", delivered: 10, ...whole };
  const begun = { ...growth, pool };
  expect(linesOf(begun)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Un mois entier en compte 200/)]),
  );
});

test("who has no offer, or has cancelled one, is known to", () => {
  const none: OfferToday = { ...growth, offer: null, contents: contentsOf(null), pool: null, next: null };
  expect(linesOf(none)).toEqual([expect.stringMatching(/^Vous n’avez pas d’offre en cours\./)]);
  const cancelled = { ...growth, until: "2026-11-30", cancelledAt: new Date("2026-12-01T00:00:00+01:00") };
  expect(linesOf(cancelled).at(-1)).toMatch(
    /^Résiliation enregistrée : tout reste compris jusqu’au .*30 novembre/,
  );
});
