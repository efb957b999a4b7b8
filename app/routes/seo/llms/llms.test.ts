import { describe, expect, test } from "vitest";
import { catalogue } from "#app/offers/catalogue.ts";
import { type Plan, plansFor } from "#app/offers/plans.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { llms } from "./llms.ts";

const appUrl = "https://www.example.com";
const links = { checkoutUrl: "https://pay.test/starter", bookingUrl: "https://meet.test/30min" };
const plansIn = (variant: PricingVariant) => plansFor({ variant, language: "fr", links });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** The name, URL and line of each offer in the file. */
function offersIn(plans: readonly Plan[]): string[][] {
  const [, section = ""] = plain(llms({ appUrl, paths: [], plans })).split(/^## Offres$/m);
  const [offers = ""] = section.split(/^## /m);
  return [...offers.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(([, ...parts]) => parts);
}

test("the file links to the existing pages by absolute URLs", () => {
  const text = llms({ appUrl, paths: ["/", "/contact"], plans: plansIn("table") });
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    ...catalogue.map(() => `${appUrl}/#pricing`),
    `${appUrl}/`,
    `${appUrl}/contact`,
    `${appUrl}/api/offers.json`,
    `${appUrl}/blog/rss.xml`,
    `${appUrl}/sitemap.xml`,
  ]);
  expect(text).toMatch(/^# Matinal\n\n> /);
  // llmstxt.org: a section contains nothing but links, each followed by a colon.
  for (const section of text.split("\n## ").slice(1))
    for (const line of section.trim().split("\n").slice(2)) expect(line).toMatch(/^- \[[^\]]+\]\(\S+\): ./);
});

describe.each(["table", "commitment"] as const)("the offers in the %s variant", (variant) => {
  test("are those of the catalogue, with prices, quotas, trials and links", () => {
    expect(offersIn(plansIn(variant))).toEqual(
      catalogue.map(({ name, monthly, yearly, contacts, users, action, hasTrial }) => [
        name,
        `${appUrl}/#pricing`,
        expect.toSatisfy((line: string) => {
          const yearlyPrice =
            variant === "table" ? `${yearly}€ HT/an` : `${Math.round(monthly * 0.8)}€ HT/mois`;
          const [prices, features, ...rest] = line.split(" ; ");
          const link = rest.pop();
          expect(prices).toMatch(new RegExp(`^${monthly}€ HT/mois ou ${yearlyPrice} \\(.+\\)$`));
          expect(features?.split(", ").slice(0, 3)).toEqual([
            `${contacts} numéros de téléphone par mois`,
            `${contacts} e-mails par mois`,
            `${users} utilisateurs`,
          ]);
          const inTable = hasTrial ? ["14 jours d’essai gratuit"] : [];
          expect(rest).toEqual(
            variant === "table" ? inTable : ["14 jours d’essai gratuit en facturation mensuelle"],
          );
          expect(link?.endsWith(action === "checkout" ? links.checkoutUrl : links.bookingUrl)).toBe(true);
          return true;
        }),
      ]),
    );
  });

  test("contain everything that their cards show", () => {
    const lines = offersIn(plansIn(variant)).map(([, , line = ""]) => line);
    for (const [index, plan] of plansIn(variant).entries())
      for (const text of [
        plan.price,
        plan.yearlyPrice,
        plan.yearlyNote,
        plan.buttonText,
        plan.href,
        ...plan.features,
      ])
        expect(lines[index]).toContain(plain(text));
  });
});

test("the file follows the catalogue", () => {
  const [first, ...others] = plansIn("table") as [Plan, ...Plan[]];
  expect(offersIn(others)).toHaveLength(others.length);
  expect(offersIn([{ ...first, price: "101€" }])[0]?.[2]).toMatch(/^101€ HT\/mois/);
});
