import { expect, test } from "vitest";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { expandingPieces } from "#test/hostile/expanding-pieces.ts";
import { createGuard } from "./guard.ts";
import { mark } from "./marking/mark.ts";

const guard = await createGuard(guardContext);

// A quadratic step would take minutes for these, and the test would time out.
test.each([
  ..."@ 9 € ( < & ! [ ] ` ~ * _ \\ | + . : / { > - ' %".split(" "),
  ..."9( &# <a ![ []( ]( at. a@ @a.a. 0\u00a0 h:/ https:// `` [a]( a.b. |9| 9|Growth|99€| :// (at [at mailto:".split(
    " ",
  ),
  "\n",
  "\r",
  "\u200b",
  "\u0301",
  "\ud800",
  "99 € ",
  "1. ",
  "at ",
  "n’hésitez ",
  "je vous ",
  "Madame ",
  "Growth ",
  "tu ne ",
  "zéro ",
  "9 ou ",
  "1 000 ",
  "un ",
  "<!-- ",
  "99 € par mois, ",
  "jean@exemple.fr ",
  "`https://pirate.example` ",
  "[a](https://pirate.example) ",
  "https://pirate.example\\.x ",
  "https://matinal.example/",
  "mailto:a@b.c,",
  "a.b,",
  ...expandingPieces,
])("64,000 characters of %j are read and marked", async (piece) => {
  const text = piece.repeat(64_000 / piece.length);
  const findings = await guard.check(text);
  expect((await mark(text, findings)).length).toBeGreaterThanOrEqual(text.length - 10);
  expect(guard.safeLength(text)).toBeLessThanOrEqual(findings[0]?.start ?? text.length);
});

test("texts that are no texts are read", async () => {
  for (const text of [
    "",
    "\0",
    "\ud83d",
    "\udc00\ud800",
    "{{",
    "&",
    "&#1114112;",
    "<",
    "!",
    "[",
    "_",
    "\\",
  ]) {
    expect(await guard.check(text)).toEqual([]);
    expect(guard.safeLength(text)).toBeLessThanOrEqual(text.length);
  }
});
