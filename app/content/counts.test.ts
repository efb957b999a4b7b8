import { expect, test } from "vitest";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { volumes } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";
import { posts } from "./blog/posts.ts";
import { benefits } from "./home/benefits-copy.ts";
import { calculatorCopy } from "./home/calculator-copy.ts";
import { costCopy } from "./home/cost-copy.ts";
import { dissectionCopy } from "./home/dissection-copy.ts";
import { hero } from "./home/hero-copy.ts";
import { homeFaq } from "./home/home-faq-copy.ts";
import { howItWorks } from "./home/how-it-works-copy.ts";
import { testimonials, testimonialsCopy } from "./home/testimonials-copy.ts";
import { closingCall, trustBand } from "./home/trust-copy.ts";
import { pricingCopy } from "./offers/pricing-copy.ts";
import { about } from "./public/about-copy.ts";
import { agentQuestions } from "./public/faq-copy.ts";
import { login } from "./public/login-copy.ts";
import { morningProspects } from "./sample/morning-prospects.ts";
import { sampleMoment } from "./sample/sample-moment.ts";
import { countNew, sampleProspects } from "./sample/sample-prospects.ts";
import { scope } from "./scope-copy.ts";
import { conversation } from "./signed-in/conversation-copy.ts";

const words = ["zéro", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];
const word = (count: number) => words[count] ?? "";

test("the onboarding has as many questions as the pages say", () => {
  const asked = word(steps.length);
  expect(login.example.title).toContain(`${asked} questions`);
  expect(conversation.questions.company_name()).toContain(
    `${asked[0]?.toUpperCase()}${asked.slice(1)} questions`,
  );
  expect(agentQuestions.find(({ id }) => id === "commencer")?.answer).toMatch(`De ${asked} réponses`);
  expect(JSON.stringify(posts)).toContain(`${asked} questions`);
});

test("lists are as long as their headings say", () => {
  const { pillars, lead, method } = about.approach;
  expect(lead).toMatch(new RegExp(`^${word(pillars.length)} `, "i"));
  expect(method.heading).toContain(`${word(method.steps.length)} étapes`);
  expect(about.description).toContain(`${word(method.steps.length)} étapes`);
  expect(testimonialsCopy.title).toMatch(new RegExp(`^${word(testimonials.length)} `, "i"));
});

test("the fragments of the benefits show the sample list", () => {
  const { verified, morning } = benefits.fragments;
  expect(sampleProspects.map(({ email }) => email)).toContain(verified.email);
  expect(morning.label.replace(/\s/g, " ")).toBe(`${countNew(morningProspects)} nouveaux prospects`);
  expect(sampleMoment.replace(/\s/g, " ")).toContain(morning.time.replace(/\s/g, " "));
});

test("volumes beyond the largest offer are named as claims about volume", () => {
  const named = `${volumes.slice(0, -1).join(", ")} ou ${volumes.at(-1)}`;
  expect(JSON.stringify(benefits.items)).toContain(
    `le volume évolue avec vous\u00A0: ${named} leads par mois`,
  );
  expect(JSON.stringify(about.differentiators)).toContain(`${named} prospects par mois`);
  expect(Math.max(...catalogue.map(({ contacts }) => contacts))).toBeLessThan(Math.max(...volumes));
});

test.each([
  new RegExp(`${periods.setup.count}\\s(?:heures|h)(?!\\p{L})`, "giu"),
  /chaque matin/gi,
  /tableau de bord/gi,
])("the home page says %s, and at most three times", (phrase) => {
  const figures = { quotas: "", prices: "", range: "", trial: "" };
  const { method: _, ...shownSteps } = howItWorks;
  const { headingLines: __, ...shownHero } = hero;
  const page = JSON.stringify([
    [
      shownHero,
      hero.facts("", "", periods.setup.count),
      benefits,
      shownSteps,
      scope,
      testimonials,
      pricingCopy.fr,
    ],
    [homeFaq(figures), trustBand, closingCall, dissectionCopy, costCopy, calculatorCopy],
  ]);
  const said = page.match(phrase) ?? [];
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(3);
});
