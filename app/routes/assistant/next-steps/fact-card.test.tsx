import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { inquiryPages } from "#app/assistant/requests/inquiry/inquiry.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { FactCard } from "./fact-card.tsx";

const profile = profileValues({ bannedPhrases: "leader, innovant", commonObjections: "Trop cher" });

function textOf(inquiry: Inquiry): string {
  const facts = { pricingVariant: "table" as const, bookingUrl: "", profile, editField: () => {} };
  return renderToStaticMarkup(
    <MemoryRouter>
      <FactCard inquiry={inquiry} facts={facts} openImport={() => {}} />
    </MemoryRouter>,
  );
}

test("one more of a list stands behind those that are there, and is stored once it is one of them", () => {
  const banned = { about: "field", field: "banned_phrases", adds: true } as const;
  expect(textOf({ ...banned, value: "synergie" })).toContain("leader, innovant, synergie");
  expect(textOf({ ...banned, value: "innovant" })).toContain(factsCopy.field.done("Expressions à éviter"));
  expect(textOf({ ...banned, value: "novant" })).toContain("leader, innovant, novant");
  expect(textOf({ about: "field", field: "common_objections", value: "Pas le temps", adds: true })).toContain(
    "Trop cher\nPas le temps",
  );
});

test("offers that are compared show all that they include", () => {
  expect(textOf({ about: "price", offers: ["Starter", "Growth"] })).toContain("Export et import des données");
  expect(textOf({ about: "price", offers: ["Growth"] })).not.toContain("Export et import des données");
});

test("prices by the year are those of the year", () => {
  const card = textOf({ about: "price", offers: ["Growth"], billing: "yearly" });
  expect(card).toContain("1910€/an");
  expect(card).not.toContain("Starter");
  expect(textOf({ about: "price", offers: ["Growth"] })).toContain("199€/mois");
});

test.each(inquiryPages)("the page %s has a way there", (page) => {
  const { title, link } = factsCopy.pages[page];
  const card = textOf({ about: "page", page });
  expect(card).toContain(title);
  expect(card).toContain(link);
  expect(card.includes("<a ")).toBe(page !== "import");
});
