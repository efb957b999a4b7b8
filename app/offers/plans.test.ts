import { describe, expect, test } from "vitest";
import { type Language, pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { catalogue, type Offer } from "./catalogue.ts";
import { planOf, plansFor } from "./plans.ts";
import { hasTrial, type PricingVariant, shownPeriod, shownPrice } from "./price-rules.ts";

const links = { checkoutUrl: "https://pay.test/starter", bookingUrl: "https://meet.test/30min" };
const languages: Language[] = ["fr", "en"];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const plansIn = (variant: PricingVariant, language: Language = "fr") =>
  plansFor({ variant, language, links });
const first = catalogue[0] as Offer;

describe("the table of requirements.md PCN", () => {
  test("has three offers with their prices and links", () => {
    expect(
      plansIn("table").map(({ name, price, yearlyPrice, href, isPopular, badge }) => [
        name,
        price,
        yearlyPrice,
        href,
        isPopular,
        badge,
      ]),
    ).toEqual([
      ["Starter", "99€", "950€", links.checkoutUrl, false, null],
      ["Growth", "199€", "1910€", links.bookingUrl, true, "Le plus populaire"],
      ["Scale", "399€", "3830€", links.bookingUrl, false, null],
    ]);
  });

  test("lists the features of each offer", () => {
    expect(plansIn("table").map(({ features }) => features.map(plain))).toEqual([
      [
        "50 numéros de téléphone par mois",
        "50 e-mails par mois",
        "2 utilisateurs",
        "Personas LinkedIn illimités",
        "Interface CRM personnalisée",
        "Support par e-mail",
        "Mises à jour quotidiennes",
      ],
      [
        "200 numéros de téléphone par mois",
        "200 e-mails par mois",
        "3 utilisateurs",
        "Support prioritaire",
        "Mises à jour en temps réel",
        "Export et import des données",
      ],
      [
        "400 numéros de téléphone par mois",
        "400 e-mails par mois",
        "5 utilisateurs",
        "Interface CRM sur mesure",
        "Support dédié",
        "Mises à jour en temps réel",
        "Export et import des données",
        "Critères de recherche illimités",
        "Rapports de performance",
      ],
    ]);
  });

  test("labels the buttons of each view verbatim", () => {
    expect(
      plansIn("table").map(({ buttonText, yearlyButtonText }) => [buttonText, yearlyButtonText]),
    ).toEqual([
      ["Commencer l'essai", "S'abonner maintenant"],
      ["Réserver une démo", "Réserver une démo"],
      ["Réserver une démo", "Réserver une démo"],
    ]);
  });

  test("offers the trial with Growth only, and shows yearly prices per year", () => {
    const growth = plansIn("table")[1];
    expect(plansIn("table").map(({ trial }) => trial && plain(trial))).toEqual([
      null,
      "14 jours d’essai gratuit",
      null,
    ]);
    expect([growth?.period, growth?.yearlyPeriod]).toEqual(["/mois", "/an"]);
  });
});

describe("the commitment variant", () => {
  test("shows 80% of the monthly price per month, as 20% saved by a one-year commitment", () => {
    expect(plansIn("commitment").map(({ yearlyPrice, yearlyPeriod }) => yearlyPrice + yearlyPeriod)).toEqual([
      "79€/mois",
      "159€/mois",
      "319€/mois",
    ]);
    for (const { yearlyNote } of plansIn("commitment"))
      expect(plain(yearlyNote)).toBe("20 % d’économie avec un engagement d’un an");
  });

  test("rounds to whole euros", () => {
    expect(shownPrice({ ...first, monthly: 12 }, "yearly", "commitment")).toBe(10);
    expect(shownPrice({ ...first, monthly: 13 }, "yearly", "commitment")).toBe(10);
  });

  test("offers the trial with monthly billing, except for plans that are bought once", () => {
    for (const { trial, yearlyTrial } of plansIn("commitment")) {
      expect(plain(trial ?? "")).toBe("14 jours d’essai gratuit");
      expect(yearlyTrial).toBeNull();
    }
    for (const name of ["ONCE", "Une fois"]) {
      expect(hasTrial({ ...first, name }, "monthly", "commitment")).toBe(false);
      expect(planOf({ ...first, name }, { variant: "commitment", language: "fr", links }).trial).toBeNull();
    }
    expect(hasTrial({ ...first, name: "Once" }, "monthly", "commitment")).toBe(true);
  });

  test("marks the popular plan in each language", () => {
    expect(plansIn("commitment", "fr")[1]?.badge).toBe("Populaire");
    expect(plansIn("commitment", "en")[1]?.badge).toBe("Popular");
  });
});

test("a plan for the next 3 months shows its price without a period", () => {
  const offer: Offer = { ...first, period: "Next 3 months" };
  for (const variant of ["table", "commitment"] as const) {
    expect(shownPeriod(offer, "monthly", variant)).toBeNull();
    const plan = planOf(offer, { variant, language: "en", links });
    expect([plan.period, plan.yearlyPeriod]).toEqual(["", ""]);
  }
});

test("English writes every amount in one way, with the sign before and a comma between the thousands", () => {
  const amounts = (text: string) => text.match(/\S*€\S*/g);
  expect(plansIn("table", "en").map((plan) => [plan.price, plan.yearlyPrice])).toEqual([
    ["€99", "€950"],
    ["€199", "€1,910"],
    ["€399", "€3,830"],
  ]);
  for (const variant of ["table", "commitment"] as const)
    for (const { price, yearlyPrice, monthlyNote, yearlyNote } of plansIn(variant, "en"))
      for (const amount of amounts([price, yearlyPrice, monthlyNote, yearlyNote].join(" ")) ?? [])
        expect(amount).toMatch(/^€\d{1,3}(,\d{3})*$/);
});

test("both languages have the same figures and different texts", () => {
  for (const variant of ["table", "commitment"] as const) {
    const [french, english] = languages.map((language) => plansIn(variant, language));
    for (const [index, plan] of (french ?? []).entries()) {
      const other = english?.[index];
      expect(other?.features).toHaveLength(plan.features.length);
      expect(other?.href).toBe(plan.href);
      for (const [theirs, ours] of [
        [other?.price, plan.price],
        [other?.yearlyPrice, plan.yearlyPrice],
      ])
        expect(theirs?.replace(/\D/g, "")).toBe(ours?.replace(/\D/g, ""));
      expect(other?.description).not.toBe("");
      expect(other?.description).not.toBe(plan.description);
      for (const [at, feature] of (other?.features ?? []).entries())
        expect(feature).not.toBe(plan.features[at]);
    }
  }
  expect(Object.keys(pricingCopy.en)).toEqual(Object.keys(pricingCopy.fr));
});
