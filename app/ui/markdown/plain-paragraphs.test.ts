import { expect, test } from "vitest";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { plainParagraphs } from "./plain-paragraphs.ts";
import { readMarkdown } from "./read-markdown.ts";
import { closeUnfinished } from "./unfinished-text.ts";

const asBlocks = (paragraphs: string[]) =>
  paragraphs.map((text) => ({ kind: "paragraph", content: [{ kind: "text", text }] }));

test.each([
  "Enchanté, Aubade !",
  "Bonjour (oui) : 3 fois.\nUne ligne.\n\nUn autre paragraphe – « cité ».",
  "L’offre à 199 € dure jusqu’au 3.",
])("%j is plain", (text) => {
  expect(plainParagraphs(text)).not.toBeNull();
});

test.each([
  "**gras**",
  "- un",
  "1. un",
  "2) deux",
  "    du code",
  "deux blancs  \nune ligne",
  "www.exemple.fr",
  "https://exemple.fr",
  "anna@exemple.fr",
  "Titre\n===",
  "Titre\n---",
  "a\n - b",
])("%j is not", (text) => {
  expect(plainParagraphs(text)).toBeNull();
});

test("what is plain is what Markdown reads, also while it grows", () => {
  const signs = [
    "a",
    "é",
    "1",
    " ",
    " ",
    "\n",
    "\n\n",
    ".",
    ")",
    "(",
    "-",
    "–",
    ":",
    "!",
    "'",
    '"',
    "http",
    "w",
    "\u00a0",
    "•",
    "€",
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const texts = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + next(14) }, () => signs[next(signs.length)]).join(""),
  );
  let plain = 0;
  for (const text of [...texts, ...markdownDocuments.map(({ markdown }) => markdown)]) {
    const paragraphs = plainParagraphs(text);
    if (paragraphs === null || text.trim() === "") continue;
    plain += 1;
    expect({ text, blocks: asBlocks(paragraphs) }).toEqual({ text, blocks: readMarkdown(text) });
    expect(closeUnfinished(text)).toBe(text.trimEnd());
  }
  expect(plain).toBeGreaterThan(1_000);
});
