import { expect, test } from "vitest";
import { mostDecomposed } from "#app/french/decomposed.ts";
import { maxPhraseLength, plain } from "#app/profile/phrases.ts";
import { maxMessageLength } from "../message-content.ts";
import { steps } from "./onboarding.ts";
import { responsesIn, responseTo } from "./responses.ts";

test("free-text answers are stored as typed", () => {
  expect(responseTo("company_name", " Pômmy & Fils ")).toEqual({ companyName: "Pômmy & Fils" });
  expect(responseTo("industry", "Logiciels, conseil")).toEqual({ industry: "Logiciels, conseil" });
  expect(responseTo("value_prop", "Deux fois\nplus de clients")).toEqual({
    valueProp: "Deux fois\nplus de clients",
  });
});

test("of several answers to one question the newest counts", () => {
  expect(
    responsesIn([
      { step: "industry", content: "Conseil" },
      { step: "tone", content: "amical" },
      { step: "industry", content: "Logiciels" },
    ]),
  ).toEqual({ industry: "Conseil", tone: "friendly" });
});

test("only the beginning of an answer is compared with the wordings, also where a character becomes many", () => {
  for (const text of ["(", "s", "PME ", "PME,", "non ", "e\u0301\u0316", "\ufdfa", "\ufb2c", "가"]) {
    const content = text.repeat(maxMessageLength / text.length);
    const compared = plain(content);
    expect(compared).toBe(plain(content.slice(0, maxPhraseLength)));
    expect(compared.length).toBeLessThanOrEqual(maxPhraseLength * mostDecomposed);
    for (const step of steps) responsesIn([content, content].map((each) => ({ step, content: each })));
  }
});
