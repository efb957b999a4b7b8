import { expect, test } from "vitest";
import { homeFaq } from "#app/content/home/home-faq-copy.ts";
import { agentQuestions, generalQuestions } from "#app/content/public/faq-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { planOf } from "#app/offers/plans.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { guardContext, guardProfile } from "#test/assistant/guard-cases.ts";
import { createGuard } from "./guard.ts";

const variants = ["table", "commitment"] as const;
const links = {
  checkoutUrl: "https://checkout.matinal.example/starter",
  bookingUrl: "https://matinal.example",
};

test.each(variants)("nothing that the site says with its prices as a %s is objected to", async (variant) => {
  const guard = await createGuard({ ...guardContext, pricingVariant: variant });
  const figures = offerFigures(variant);
  const plans = catalogue.map((offer) => planOf(offer, { variant, language: "fr", links }));
  const texts = [
    ...[...homeFaq(figures), ...generalQuestions(figures), ...agentQuestions].flatMap(
      ({ question, answer }) => [question, answer],
    ),
    ...plans.map(
      ({ name, price, period, yearlyPrice, yearlyPeriod, features }) =>
        `### ${name}\n\n${price}${period} ou ${yearlyPrice}${yearlyPeriod} HT\n\n- ${features.join("\n- ")}`,
    ),
    `| Offre | Par mois | Par an |\n| - | - | - |\n${plans.map(({ name, price, yearlyPrice }) => `| ${name} | ${price} | ${yearlyPrice} |`).join("\n")}`,
    conversation.help,
  ];
  for (const text of texts) expect(await guard.check(text), text).toEqual([]);
});

test.each(draftKinds)("nothing in the %s of the templates is objected to", async (kind) => {
  const profile = {
    ...guardProfile,
    value_prop: demo.answers[3],
    calendly_url: demo.answers[6],
    banned_phrases: "",
  };
  const guard = await createGuard({ ...guardContext, profile, speaker: "customer" });
  const texts = textsIn(contentFromProfile(kind, profile));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(await guard.check(text), text).toEqual([]);
});

function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(textsIn) : [];
}
