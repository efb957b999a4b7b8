import { expect, test } from "vitest";
import { htmlOf } from "#test/markdown/html-of-blocks.ts";
import { textSections } from "./text-sections.server.ts";

/** The sections with their blocks as HTML. */
const sectionsOf = (source: string) =>
  textSections(source).map(({ blocks, ...section }) => ({ ...section, html: htmlOf(blocks) }));

test("headings start sections with an anchor, and the text before them is a section of its own", () => {
  expect(sectionsOf("Début.\n\n## L’été, déjà ?\n\nOui.\n\n## Vide")).toEqual([
    { id: "debut", heading: null, html: "<p>Début.</p>" },
    { id: "l-ete-deja", heading: "L’été, déjà\u00A0?", html: "<p>Oui.</p>" },
  ]);
});

test("lists, tables, strong text, code and links have French spaces, except in code", () => {
  const [section] = sectionsOf(
    "- **un : deux**\n- [deux ?](/deux)\n\n| A | B |\n| --- | --- |\n| `a : b` | 13 mois |",
  );
  expect(section?.html).toBe(
    '<ul><li><strong>un\u00A0: deux</strong></li><li><a href="/deux">deux\u00A0?</a></li></ul>' +
      "<table><tr><th>A</th><th>B</th></tr><tr><td><code>a : b</code></td><td>13\u00A0mois</td></tr></table>",
  );
});

test("a line break between a number and its unit becomes a no-break space", () => {
  expect(sectionsOf("Pendant 13\nmois.")[0]?.html).toBe("<p>Pendant 13\u00A0mois.</p>");
});

test("HTML, unclosed markup and script URLs stay text", () => {
  expect(sectionsOf("<b>x</b> **a [b]( [c](javascript:x)")[0]?.html).toBe(
    "<p>&lt;b&gt;x&lt;/b&gt; **a [b]( [c](javascript:x)</p>",
  );
});

test("a block that the pages do not draw is an error in the text", () => {
  expect(() => textSections("> Une citation")).toThrow("no style for a quote");
});
