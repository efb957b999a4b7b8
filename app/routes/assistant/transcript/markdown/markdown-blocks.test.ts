import { expect, test } from "vitest";
import { blocksOf, safeAddress } from "./markdown-blocks.ts";

test("paragraphs, lists, bold, italics, code and links are parsed", () => {
  expect(
    blocksOf("Bonjour **Anna**, voici *un* `code` :\n- un\n- deux\n\n1. [site](https://exemple.fr/a)\n\nFin"),
  ).toEqual([
    {
      kind: "paragraph",
      content: [
        { kind: "text", text: "Bonjour " },
        { kind: "strong", text: "Anna" },
        { kind: "text", text: ", voici " },
        { kind: "emphasis", text: "un" },
        { kind: "text", text: " " },
        { kind: "code", text: "code" },
        { kind: "text", text: " :" },
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [[{ kind: "text", text: "un" }], [{ kind: "text", text: "deux" }]],
    },
    {
      kind: "list",
      isOrdered: true,
      items: [[{ kind: "link", text: "site", href: "https://exemple.fr/a" }]],
    },
    { kind: "paragraph", content: [{ kind: "text", text: "Fin" }] },
  ]);
});

test("an address in a sentence is a link without the full stop", () => {
  const [block] = blocksOf("Voir https://exemple.fr/a_b*c?x=1.");
  expect(block).toEqual({
    kind: "paragraph",
    content: [
      { kind: "text", text: "Voir " },
      { kind: "link", text: "https://exemple.fr/a_b*c?x=1", href: "https://exemple.fr/a_b*c?x=1" },
      { kind: "text", text: "." },
    ],
  });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "//evil.example",
  "/compte",
  "https:/\u0000/x",
  "java\tscript:alert(1)",
  "file:///etc/passwd",
  "blob:https://x",
  "",
])("%j is not a safe address", (target) => {
  expect(safeAddress(target)).toBeNull();
  const runs = blocksOf(`[lien](${target})`).flatMap((block) =>
    block.kind === "paragraph" ? block.content : [],
  );
  expect(runs.every(({ kind }) => kind !== "link")).toBe(true);
});

test("a delimiter inside a word, or without its closing one, is text", () => {
  const text = "2*3*4, snake_case_name, __init__, a `b, [c, [d](, **e";
  expect(blocksOf(text)).toEqual([{ kind: "paragraph", content: [{ kind: "text", text }] }]);
});

test("an unclosed delimiter does not hide those after it", () => {
  expect(blocksOf("a*b *c* [d [e](https://exemple.fr) _f_g _h_")).toEqual([
    {
      kind: "paragraph",
      content: [
        { kind: "text", text: "a*b " },
        { kind: "emphasis", text: "c" },
        { kind: "text", text: " [d " },
        { kind: "link", text: "e", href: "https://exemple.fr" },
        { kind: "text", text: " _f_g " },
        { kind: "emphasis", text: "h" },
      ],
    },
  ]);
});

test("leading blanks of a list item are dropped", () => {
  expect(blocksOf("-   un\u2028deux \n *  ")).toEqual([
    {
      kind: "list",
      isOrdered: false,
      items: [[{ kind: "text", text: "un\u2028deux " }], []],
    },
  ]);
});

test("a long text full of unclosed delimiters is parsed", () => {
  const text = `${"**a ".repeat(2_000)}${"[".repeat(2_000)}${"_x".repeat(1_000)}`;
  expect(blocksOf(text)).toHaveLength(1);
});
