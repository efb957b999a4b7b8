import { expect, test } from "vitest";
import { frenchSpaces, legalSections } from "./legal-markdown.server.ts";

test("headings start sections with an anchor, and the text before them is a section of its own", () => {
  expect(legalSections("Début.\n\n## L’été, déjà ?\n\nOui.\n\n## Vide")).toEqual([
    { id: "debut", heading: null, blocks: [{ kind: "paragraph", text: ["Début."] }] },
    { id: "l-ete-deja", heading: "L’été, déjà\u202F?", blocks: [{ kind: "paragraph", text: ["Oui."] }] },
  ]);
});

test("lists, tables, strong text, code and links are parsed", () => {
  const [section] = legalSections(
    "- **un**\n- [deux](/deux)\n\n| A | B |\n| --- | --- |\n| `a : b` | 13 mois |",
  );
  expect(section?.blocks).toEqual([
    { kind: "list", items: [[{ strong: "un" }], [{ link: "deux", to: "/deux" }]] },
    { kind: "table", head: [["A"], ["B"]], rows: [[[{ code: "a : b" }], ["13\u00A0mois"]]] },
  ]);
});

test("HTML and unclosed markup stay text", () => {
  const [section] = legalSections("<b>x</b> **a [b](");
  expect(section?.blocks).toEqual([{ kind: "paragraph", text: ["<b>x</b> **a [b]("] }]);
});

test("French punctuation and units get no-break spaces", () => {
  expect(frenchSpaces("« Oui » : de 9 h à 18 h 30, 40 € !")).toBe(
    "«\u202FOui\u202F»\u202F: de 9\u00A0h à 18\u00A0h\u00A030, 40\u00A0€\u202F!",
  );
  expect(frenchSpaces("articles L441-10 et D441-5, art. 6.1.f")).toBe(
    "articles\u00A0L441-10 et D441-5, art.\u00A06.1.f",
  );
});
