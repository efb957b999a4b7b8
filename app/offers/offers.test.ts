import { describe, expect, test } from "vitest";
import { openingOf, posts } from "~/content/blog/posts.ts";
import { homeFaq } from "~/content/home/home-faq-copy.ts";
import { type Language, plans as words } from "~/content/offers/pricing-copy.ts";
import { generalQuestions } from "~/content/public/faq-copy.ts";
import { found } from "~/content/seo-copy.ts";
import { legalDocument } from "~/routes/legal/documents.server.ts";
import { catalogue, type Offer } from "./catalogue.ts";
import { offerData } from "./offer-structured-data.ts";
import { type Plan, planOf, plansFor } from "./plans.ts";
import { hasTrial, type PricingVariant, shownPeriod, shownPrice, trialDays } from "./pricing.ts";
import { offerFigures, priceSentence, quotaSentence } from "./sentences.ts";
import { seoOffers } from "./seo-offers.ts";

const links = { checkoutUrl: "https://pay.test/starter", bookingUrl: "https://meet.test/30min" };
const appUrl = "https://www.test";
const variants: PricingVariant[] = ["table", "commitment"];
const languages: Language[] = ["fr", "en"];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const plansIn = (variant: PricingVariant, language: Language = "fr") =>
  plansFor({ variant, language, links });
const first = catalogue[0] as Offer;

describe("the table of requirements.md PCN", () => {
  test("names three offers with their prices and links", () => {
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

  test("says on each card what it holds", () => {
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

  test("words the buttons of each view to the letter", () => {
    expect(
      plansIn("table").map(({ buttonText, yearlyButtonText }) => [buttonText, yearlyButtonText]),
    ).toEqual([
      ["Commencer l'essai", "S'abonner maintenant"],
      ["Réserver une démo", "Réserver une démo"],
      ["Réserver une démo", "Réserver une démo"],
    ]);
  });

  test("offers the trial with Growth only, and shows years by the year", () => {
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
  test("shows four fifths of the monthly price, by the month, as 20% saved by a year's commitment", () => {
    expect(plansIn("commitment").map(({ yearlyPrice, yearlyPeriod }) => yearlyPrice + yearlyPeriod)).toEqual([
      "79€/mois",
      "159€/mois",
      "319€/mois",
    ]);
    for (const { yearlyNote } of plansIn("commitment"))
      expect(plain(yearlyNote)).toBe("20 % d’économie avec un engagement d’un an");
  });

  test("rounds to a whole number", () => {
    expect(shownPrice({ ...first, monthly: 12 }, "yearly", "commitment")).toBe(10);
    expect(shownPrice({ ...first, monthly: 13 }, "yearly", "commitment")).toBe(10);
  });

  test("promises the trial by the month, for every plan but one that is bought once", () => {
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

test("a plan for the next 3 months shows no period behind its price", () => {
  const offer: Offer = { ...first, period: "Next 3 months" };
  for (const variant of variants) {
    expect(shownPeriod(offer, "monthly", variant)).toBeNull();
    const plan = planOf(offer, { variant, language: "en", links });
    expect([plan.period, plan.yearlyPeriod]).toEqual(["", ""]);
  }
});

test("both languages say the same in their own words", () => {
  for (const variant of variants) {
    const [french, english] = languages.map((language) => plansIn(variant, language));
    for (const [index, plan] of (french ?? []).entries()) {
      const other = english?.[index];
      expect(other?.features).toHaveLength(plan.features.length);
      expect([other?.price, other?.yearlyPrice, other?.href]).toEqual([
        plan.price,
        plan.yearlyPrice,
        plan.href,
      ]);
      expect(other?.description).not.toBe("");
      expect(other?.description).not.toBe(plan.description);
      for (const [at, feature] of (other?.features ?? []).entries())
        expect(feature).not.toBe(plan.features[at]);
    }
  }
  expect(Object.keys(words.en)).toEqual(Object.keys(words.fr));
});

describe("everything derived from the catalogue agrees with the cards", () => {
  for (const variant of variants) {
    const plans = plansIn(variant);
    const offers = seoOffers({ variant, appUrl, links });

    test(`offers.json in the ${variant} variant`, () => {
      expect(
        offers.map((offer) => ({
          name: offer.name,
          description: offer.description,
          price: `${offer.price}€`,
          yearlyPrice: `${offer.yearlyPrice}€`,
          yearlyPeriod: `/${offer.yearlyPeriod === "year" ? "an" : "mois"}`,
          features: offer.features,
          counted: [
            `${offer.phoneNumbersPerMonth} numéros de téléphone par mois`,
            `${offer.emailsPerMonth} e-mails par mois`,
            `${offer.users} utilisateurs`,
          ],
          actionUrl: offer.actionUrl,
          actionText: offer.actionText,
          rest: [offer.url, offer.currency, offer.vatIncluded],
        })),
      ).toEqual(
        plans.map((plan) => ({
          name: plan.name,
          description: plan.description,
          price: plan.price,
          yearlyPrice: plan.yearlyPrice,
          yearlyPeriod: plan.yearlyPeriod,
          features: plan.features,
          counted: plan.features.slice(0, 3).map(plain),
          actionUrl: plan.href,
          actionText: plan.buttonText,
          rest: ["https://www.test/#pricing", "EUR", false],
        })),
      );
    });

    test(`structured data in the ${variant} variant`, () => {
      for (const [index, offer] of offers.entries()) {
        const data = offerData(offer);
        const plan = plans[index] as Plan;
        const unitCode = plan.yearlyPeriod === "/an" ? "ANN" : "MON";
        expect(
          data.priceSpecification.map((each) => [
            `${each.price}€`,
            each.priceCurrency,
            each.unitCode,
            each.valueAddedTaxIncluded,
          ]),
        ).toEqual([
          [plan.price, "EUR", "MON", false],
          [plan.yearlyPrice, "EUR", unitCode, false],
        ]);
        expect([`${data.price}€`, data.priceCurrency, data.name]).toEqual([plan.price, "EUR", plan.name]);
        expect(data.potentialAction).toMatchObject({ name: plan.buttonText, target: plan.href });
        expect(data.description).toContain(plan.description);
        for (const feature of plan.features) expect(data.description).toContain(feature);
      }
    });

    test(`the questions of / and of /faq in the ${variant} variant`, () => {
      const figures = offerFigures(variant);
      for (const questions of [homeFaq(figures), generalQuestions(figures)]) {
        const answers = questions.map(({ answer }) => answer).join("\n");
        for (const figure of Object.values(figures)) expect(answers).toContain(figure);
      }
      expect(figures.trial).toMatch(new RegExp(`essai gratuit.* ${trialDays}\\sjours`));
    });

    test(`the price sentence in the ${variant} variant`, () => {
      for (const { name, price, yearlyPrice } of plans)
        expect(priceSentence(variant)).toMatch(new RegExp(`${name} ${price}[^;]*${yearlyPrice}`));
    });
  }

  test("every text that tells how long the trial lasts", () => {
    const terms = JSON.stringify(legalDocument("terms", "table").sections);
    const texts = [...found.facts, ...posts.map(openingOf), ...terms.split(".")];
    const told = texts
      .filter((text) => /essai/.test(text))
      .flatMap((text) => text.match(/\d+(?=\sjours)/g) ?? []);
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(new Set(told)).toEqual(new Set([String(trialDays)]));
  });

  test("the quota sentence of the FAQ and the assistant", () => {
    expect(plain(quotaSentence())).toBe(
      "Chaque mois : 50 numéros de téléphone et 50 e-mails avec Starter, 200 numéros de téléphone et 200 e-mails avec Growth, 400 numéros de téléphone et 400 e-mails avec Scale.",
    );
  });
});
