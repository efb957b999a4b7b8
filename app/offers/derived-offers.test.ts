import { describe, expect, test } from "vitest";
import { openingOf, posts } from "#app/content/blog/posts.ts";
import { homeFaq } from "#app/content/home/home-faq-copy.ts";
import { generalQuestions } from "#app/content/public/faq-copy.ts";
import { seo } from "#app/content/seo-copy.ts";
import { legalDocument } from "#app/routes/legal/documents.server.ts";
import { legalSettings } from "#test/pages/legal-settings.ts";
import { frenchEuros } from "./euros.ts";
import { offerData } from "./offer-structured-data.ts";
import { type Plan, plansFor } from "./plans.ts";
import { trialDays } from "./price-rules.ts";
import { offerFigures, priceSentence, quotaSentence, trialFact } from "./sentences.ts";
import { seoOffers } from "./seo-offers.ts";

const links = { checkoutUrl: "https://pay.test/starter", bookingUrl: "https://meet.test/30min" };
const appUrl = "https://www.test";
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("everything derived from the catalogue agrees with the cards", () => {
  for (const variant of ["table", "commitment"] as const) {
    const plans = plansFor({ variant, language: "fr", links });
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
        for (const figure of [figures.quotas, figures.prices, figures.trial])
          expect(answers).toContain(figure);
      }
      expect(figures.trial).toMatch(new RegExp(`essai gratuit.* ${trialDays}\\sjours`));
    });

    test(`the price sentence in the ${variant} variant`, () => {
      for (const { name, price, yearlyPrice } of plans) {
        const [monthly, yearly] = [price, yearlyPrice].map((label) =>
          frenchEuros(100 * Number.parseInt(label, 10)),
        );
        expect(priceSentence(variant)).toMatch(new RegExp(`${name} ${monthly}[^;]*${yearly}`));
      }
    });
  }

  test("a text that names the trial says which offer has one, since not every offer does", () => {
    const plans = plansFor({ variant: "table", language: "fr", links });
    const names = plans.filter(({ trial }) => trial).map(({ name }) => name);
    expect(names).toEqual(["Growth"]);
    for (const text of [offerFigures("table").trial, trialFact("table")])
      expect(plain(text)).toMatch(/14 jours.*avec Growth|avec Growth.*14 jours/i);
    expect(plain(trialFact("commitment"))).toBe("14 jours d’essai");
  });

  test("every text that mentions the length of the trial", () => {
    const terms = JSON.stringify(legalDocument("terms", legalSettings()).sections);
    const texts = [...seo.facts, ...posts.map(openingOf), ...terms.split(".")];
    const days = texts
      .filter((text) => /essai/.test(text))
      .flatMap((text) => text.match(/\d+(?=\sjours)/g) ?? []);
    expect(days.length).toBeGreaterThanOrEqual(3);
    expect(new Set(days)).toEqual(new Set([String(trialDays)]));
  });

  test("the quota sentence of the FAQ and the assistant", () => {
    expect(plain(quotaSentence())).toBe(
      "Chaque mois : 50 numéros de téléphone et 50 e-mails avec Starter, 200 numéros de téléphone et 200 e-mails avec Growth, 400 numéros de téléphone et 400 e-mails avec Scale.",
    );
  });
});
