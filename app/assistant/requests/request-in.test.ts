import { describe, expect, test } from "vitest";
import { asked, notAsked } from "../../../test/assistant/customer-phrases.ts";
import { requestIn } from "./request-in.ts";

/** The kind of a request, with the kind of the draft. */
function kindOf(message: string): string | null {
  const request = requestIn(message);
  return request?.kind === "draft" ? request.draft : (request?.kind ?? null);
}

describe.each(Object.entries(asked))("%s", (kind, messages) => {
  test.each(messages)("is asked for by: %s", (message) => expect(kindOf(message)).toBe(kind));
});

test.each(notAsked)("asks for nothing: %j", (message) => expect(kindOf(message)).toBeNull());

test("a long pasted text asks for nothing, whatever it says", () => {
  const pasted =
    "Rédige un e-mail de prospection pour nous, car nous vendons des pommes et des poires. ".repeat(40);
  expect(kindOf(pasted)).toBeNull();
  expect(kindOf(`${"Nous vendons des pommes. ".repeat(20)}\n\nRédige un e-mail.`)).toBeNull();
});

test("the wish is the message, bounded", () => {
  const message = `Rédige un e-mail à partir de ce texte :\n${"é".repeat(20_000)}`;
  expect(requestIn(message)).toMatchObject({ kind: "draft", wish: message.slice(0, 2_000) });
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
  ])
    expect(() => requestIn(part.repeat(200_000))).not.toThrow();
});
