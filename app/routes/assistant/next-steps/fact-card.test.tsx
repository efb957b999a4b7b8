import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { inquiryPages } from "#app/assistant/requests/inquiry/inquiry.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { FactCard } from "./fact-card.tsx";
import type { OfferFacts } from "./facts-context.ts";

const profile = profileValues({ bannedPhrases: "leader, innovant", commonObjections: "Trop cher" });

function textOf(inquiry: Inquiry, offer: OfferFacts | null = null): string {
  const facts = {
    pricingVariant: "table" as const,
    bookingUrl: "",
    offer,
    profile,
    missingOf: null,
    editField: () => {},
  };
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

const none: OfferFacts = { isCurrent: false, mayImport: false };
const growth: OfferFacts = { isCurrent: true, mayImport: true };

test("who has no offer is told that the list waits for one, with the way to the prices and to a person", () => {
  for (const inquiry of [
    { about: "page", page: "list" },
    { about: "page", page: "offer" },
    { about: "question", question: "matin" },
    { about: "question", question: "ready" },
  ] as const) {
    const card = textOf(inquiry, none);
    expect(card).toContain(factsCopy.lacksOffer.text);
    expect(card).toContain('href="/#pricing"');
    expect(card).toContain('href="tel:');
    expect(textOf(inquiry, growth)).not.toContain(factsCopy.lacksOffer.text);
    expect(textOf(inquiry)).not.toContain(factsCopy.lacksOffer.text);
  }
  expect(textOf({ about: "page", page: "list" }, growth)).toContain(factsCopy.pages.list.text);
});

test("what an import takes is said before a file is chosen", () => {
  const inquiry = { about: "page", page: "import" } as const;
  expect(textOf(inquiry, none)).toContain(
    "L’import fait partie de Growth (199\u00A0€ HT par mois) et de Scale",
  );
  expect(textOf(inquiry, growth)).not.toContain("L’import fait partie");
});

test("prices lead to the offers for who has none, and always to one's own", () => {
  const inquiry: Inquiry = { about: "price", offers: [] };
  expect(textOf(inquiry, none)).toContain(factsCopy.price.none);
  const card = textOf(inquiry, growth);
  expect(card).not.toContain(factsCopy.price.none);
  expect(card).toContain('href="/compte#offre"');
  expect(card).toContain("Paiement par carte, en ligne");
});

test("who wants a call is told that nobody calls from here", () => {
  expect(textOf({ about: "person", call: true })).toContain(factsCopy.contact.noCall);
  expect(textOf({ about: "person" })).not.toContain(factsCopy.contact.noCall);
});
