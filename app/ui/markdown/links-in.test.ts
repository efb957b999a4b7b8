import { expect, test } from "vitest";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { linksIn } from "./links-in.ts";
import { readMarkdown } from "./read-markdown.ts";

const found = (text: string) =>
  linksIn(text).map(({ kind, target, start, from, end }) => [
    kind,
    target,
    text.slice(start, end),
    text.slice(from, end),
  ]);

test.each<[string, string[]?]>([
  [
    "Voir [ici](https://a.example).",
    ["brackets", "https://a.example", "[ici](https://a.example)", "](https://a.example)"],
  ],
  [
    "[a](<https://a.example> 'b')",
    ["brackets", "https://a.example", "[a](<https://a.example> 'b')", "](<https://a.example> 'b')"],
  ],
  ["[](/x)", ["brackets", "/x", "[](/x)", "[](/x)"]],
  [
    "<mailto:a@b.example>",
    ["autolink", "mailto:a@b.example", "<mailto:a@b.example>", "<mailto:a@b.example>"],
  ],
  ["[a]: /x\n\n[a]", ["definition", "/x", "[a]: /x", "[a]: /x"]],
  ["![a](/x)", ["brackets", "/x", "![a](/x)", "![a](/x)"]],
  ["Un https://a.example, et", ["address", "https://a.example", "https://a.example", "https://a.example"]],
  ["\ufeffUn https://a.example", ["address", "https://a.example", "https://a.example", "https://a.example"]],
  ["Un\r\n\r\ndeux\r\n<http:x>", ["autolink", "http:x", "<http:x>", "<http:x>"]],
  ["a\\* &amp; \\\\ a@b.example", ["address", "mailto:a@b.example", "a@b.example", "a@b.example"]],
  [
    "> a &eacute;\n> https://a.example\\.b c",
    ["address", "https://a.example\\.b", "https://a.example\\.b", "https://a.example\\.b"],
  ],
  [
    "\\https&colon;//a.example",
    ["address", "https://a.example", "https&colon;//a.example", "https&colon;//a.example"],
  ],
  ["`https://a.example`"],
  ["[a](javascript:x)", ["brackets", "javascript:x", "[a](javascript:x)", "](javascript:x)"]],
])("the first link of %j has its place", (text, expected) => {
  expect(found(text)[0]).toEqual(expected);
});

test("every address that the reader makes a link of is among the links of a text", () => {
  for (const { markdown } of markdownDocuments) {
    const hrefs = [...JSON.stringify(readMarkdown(markdown)).matchAll(/"href":("[^"]*")/g)].map(
      ({ 1: href = "" }) => JSON.parse(href) as string,
    );
    expect(linksIn(markdown).map(({ target }) => target)).toEqual(expect.arrayContaining(hrefs));
  }
});
