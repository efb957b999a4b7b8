import { expect, test } from "vitest";
import { parseMarkdown } from "./legal-markdown.server.ts";

test("headings start sections with an anchor, and the text before them is a section of its own", () => {
  expect(parseMarkdown("Début.\n\n## L’été, déjà ?\n\nOui.\n\n## Vide")).toEqual([
    { id: "debut", heading: null, blocks: [{ kind: "paragraph", text: ["Début."] }] },
    { id: "l-ete-deja", heading: "L’été, déjà\u202F?", blocks: [{ kind: "paragraph", text: ["Oui."] }] },
  ]);
});

test("lists, tables, strong text, code and links are parsed", () => {
  const [section] = parseMarkdown(
    "- **un**\n- [deux](/deux)\n\n| A | B |\n| --- | --- |\n| `a : b` | 13 mois |",
  );
  expect(section?.blocks).toEqual([
    { kind: "list", items: [[{ strong: "un" }], [{ link: "deux", to: "/deux" }]] },
    { kind: "table", head: [["A"], ["B"]], rows: [[[{ code: "a : b" }], ["13\u00A0mois"]]] },
  ]);
});

test("HTML and unclosed markup stay text", () => {
  const [section] = parseMarkdown("<b>x</b> **a [b](");
  expect(section?.blocks).toEqual([{ kind: "paragraph", text: ["<b>x</b> **a [b]("] }]);
});
