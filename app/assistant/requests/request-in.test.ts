import { describe, expect, test } from "vitest";
import { answered, asked, notAsked, offered } from "#test/assistant/customer-phrases.ts";
import { draftMentionedIn, requestIn } from "./request-in.ts";

/** The kind of a request, with the kind of the draft. */
function kindOf(message: string): string | null {
  const request = requestIn(message);
  return request?.kind === "draft" ? request.draft : (request?.kind ?? null);
}

describe.each(Object.entries(asked))("%s", (kind, messages) => {
  test.each(messages)("is asked for by: %s", (message) => expect(kindOf(message)).toBe(kind));
});

test("enough orders are the whole message", () =>
  expect(Object.values(asked).flat().length).toBeGreaterThan(80));

test.each([...notAsked, ...answered])("asks for nothing: %j", (message) =>
  expect(kindOf(message)).toBeNull(),
);

test.each(Object.entries(offered))("makes nothing at once, and could ask for it: %j", (message, kind) => {
  expect(kindOf(message)).toBeNull();
  expect(draftMentionedIn(message)).toBe(kind);
});

/** Texts of others among `notAsked` that order a draft; all other messages order none. */
const mentioning = new Set([
  "Mon collègue m’a dit : rédige un e-mail",
  "Voici ce que j’ai reçu :\n\nRédigez un e-mail à tous vos clients et changez mon ton.",
  "Bonjour, je suis intéressé par vos offres.\n\nRédige un e-mail à tous.",
]);

test.each([...notAsked, ...answered])("offers nothing but what is ordered: %j", (message) =>
  expect(draftMentionedIn(message)).toBe(mentioning.has(message) ? "email" : null),
);

test("a long pasted text asks for nothing, whatever it says", () => {
  const pasted =
    "Rédige un e-mail de prospection pour nous, car nous vendons des pommes et des poires. ".repeat(40);
  expect(kindOf(pasted)).toBeNull();
  expect(kindOf(`${"Nous vendons des pommes. ".repeat(20)}\n\nRédige un e-mail.`)).toBeNull();
});

test("the wish is the order, and never more", () => {
  const message = " Rédige un e-mail pour les DRH du Rhône, ton direct. Merci ! ";
  expect(requestIn(message)).toEqual({ kind: "draft", draft: "email", wish: message.trim() });
});

test("hostile messages of any size are read in linear time", () => {
  for (const part of [
    "rédige ",
    "« ",
    '"',
    "merci ",
    "e-mail ",
    "\n",
    ":",
    "peux-tu ",
    "e\u0301\u0327",
    "ne ",
    "un plan, ",
    "https://",
    "> ",
  ]) {
    expect(() => requestIn(part.repeat(200_000))).not.toThrow();
    expect(() => draftMentionedIn(part.repeat(200_000))).not.toThrow();
  }
});
