import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainView } from "#app/assistant/guard/reading/plain-view.ts";
import { tokensOf } from "#app/assistant/requests/message-tokens.ts";
import { fileNameOf } from "#app/drafts/export/file-name.ts";
import { wordsOf } from "#app/drafts/phrases/words.ts";
import { mostDecomposed } from "#app/french/decomposed.ts";
import { folded } from "#app/french/folded.ts";
import { phraseOf, plain } from "#app/profile/phrases.ts";
import { expandingPieces } from "../hostile/expanding-pieces.ts";

const root = join(import.meta.dirname, "../..");

const sources = globSync("{app,db,environment,http,limits,live,mail,outbox,scripts}/**/*.{ts,tsx}", {
  cwd: root,
})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  // What judges answers in the evaluation asks none of the product's readers (decision 47).
  .filter((file) => !file.startsWith("scripts/evaluation/oracles/"));

test("Unicode's forms are made in one place, which bounds them", () => {
  const normalising = sources.filter((file) => /\.normalize\(/.test(readFileSync(join(root, file), "utf8")));
  expect(normalising).toEqual(["app/french/decomposed.ts"]);
});

test("ligatures are folded in one place", () => {
  const folding = sources.filter((file) =>
    /œ["'/]?g?\s*[,:]\s*["']oe/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(folding).toEqual(["app/french/folded.ts"]);
});

/** What each reader of a customer's or a model's text makes of it. */
const readers: Record<string, (text: string) => string> = {
  "the guard": (text) => plainView(text, true).chars,
  "a growing answer": (text) => plainView(text, false).chars,
  "requests of a message": (text) => forms(tokensOf(text)),
  "phrases of a draft": (text) => forms(wordsOf(text)),
  "choices of the profile": (text) => plain(text) + phraseOf(text),
  "a comparison": folded,
  "the name of a file": (text) => fileNameOf(text, "eml"),
};

const forms = (tokens: readonly { form: string }[]) => tokens.map(({ form }) => form).join("");

test.each(Object.entries(readers))("%s never reads more than four times what was written", (_name, read) => {
  for (const piece of expandingPieces)
    for (const text of [piece, `${piece} `, `a${piece}`]) {
      const written = text.repeat(8_000 / text.length);
      expect(read(written).length, JSON.stringify(text)).toBeLessThanOrEqual(mostDecomposed * written.length);
    }
});
