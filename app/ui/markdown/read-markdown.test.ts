import { HtmlRenderer, Parser } from "commonmark";
import { describe, expect, test } from "vitest";
import { htmlOf, withoutLineBreaks } from "#test/markdown/html-of-blocks.ts";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { readMarkdown } from "./read-markdown.ts";

const reference = (markdown: string) =>
  withoutLineBreaks(new HtmlRenderer().render(new Parser().parse(markdown)));

describe("a document as a model writes it", () => {
  test.each(markdownDocuments)("$name is read like the reference reads it, or as expected", (document) => {
    expect(htmlOf(readMarkdown(document.markdown))).toBe(document.html ?? reference(document.markdown));
  });
});

test("every prefix of every document is read, and none links elsewhere than it says", () => {
  for (const { markdown } of markdownDocuments)
    for (let end = 0; end < markdown.length; end++) {
      const html = htmlOf(readMarkdown(markdown.slice(0, end)));
      for (const [, href = "", label = ""] of html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)) {
        expect(href).toMatch(/^(https?:\/\/\w|mailto:\w)/);
        expect(href).not.toContain("pirate");
        if (label.includes("://")) expect(label).toBe(href);
      }
    }
});

test("every prefix of a document without links is read like the reference reads it", () => {
  const documents = markdownDocuments.filter(({ markdown, html }) => !html && !/https?:|@/.test(markdown));
  expect(documents.length).toBeGreaterThan(40);
  for (const { markdown } of documents)
    for (let end = 0; end < markdown.length; end++) {
      const prefix = markdown.slice(0, end);
      // The two differ in the empty lines at the end of code that is not closed.
      if (/\s$/.test(prefix)) continue;
      expect(htmlOf(readMarkdown(prefix)), prefix).toBe(reference(prefix));
    }
});

test("headings have a rank without gaps, whatever their level", () => {
  const ranks = readMarkdown("### a\n\n##### b\n\n- #### c\n\n###### d\n\n# e\n\n### f").flatMap((block) =>
    block.kind === "list" ? block.items.flatMap((item) => item.blocks) : [block],
  );
  expect(ranks.map((block) => block.kind === "heading" && block.rank)).toEqual([1, 2, 2, 3, 1, 2]);
});

describe("what exceeds a limit is plain text", () => {
  const lastText = (text: string) => {
    const last = readMarkdown(text).at(-1);
    return last?.kind === "paragraph" && last.content.length === 1 && last.content[0]?.kind === "text"
      ? last.content[0].text
      : null;
  };

  test("after 20,000 characters, from the line that crosses them", () => {
    const line = `${"a".repeat(99)}\n`;
    expect(readMarkdown(line.repeat(200)).at(-1)?.kind).toBe("paragraph");
    expect(lastText(`${line.repeat(199)}\n**b** ${line}`)).toBe(`**b** ${line.trim()}`);
    expect(lastText(`${"a".repeat(19_999)}😀**b**`)).toBe("😀**b**");
  });

  test("after six hundred lines", () => {
    for (const end of ["\n", "\r", "\r\n"])
      expect(lastText(`${`a${end}`.repeat(599)}${end}**b**`)).toBe("**b**");
  });

  test("from the first line that nests a list or quote behind the fortieth column", () => {
    expect(lastText(`**a**\n\n${">".repeat(41)}> b\n\n- **c**`)).toBe(`${">".repeat(41)}> b\n\n- **c**`);
    expect(readMarkdown(`${" ".repeat(3)}- a\n\n${"| ".repeat(50)}`)[0]?.kind).toBe("list");
  });

  test("below eight lists or quotes, and within eight emphases", () => {
    expect(htmlOf(readMarkdown(">".repeat(9).concat(" a")))).toBe(
      `${"<blockquote>".repeat(8)}<p>&gt; a</p>${"</blockquote>".repeat(8)}`,
    );
    const emphases = "*a **b ".repeat(5) + "** *".repeat(5);
    expect(htmlOf(readMarkdown(emphases)).split("<em>").length).toBeLessThanOrEqual(9);
  });

  test("after 500 signs in a paragraph, of which each in a run counts", () => {
    expect(htmlOf(readMarkdown(`${"*a* ".repeat(250)}*b*`))).toContain("<em>a</em> *b*");
    expect(htmlOf(readMarkdown(`${"*a* ".repeat(250)}\n\n*b*`))).toContain("<p><em>b</em></p>");
    expect(htmlOf(readMarkdown(`${"**a** ".repeat(125)}*b*`))).toContain("<strong>a</strong> *b*");
    expect(htmlOf(readMarkdown(`${"*".repeat(501)}a${"*".repeat(501)}`))).not.toContain("<strong");
  });

  test("once the ends of code, HTML and links were looked for too long", () => {
    const html = htmlOf(readMarkdown(`a ${"<? ".repeat(20)}${"b ".repeat(9_000)}\n\n\`c\``));
    expect(html).toContain("&lt;? &lt;?");
    expect(html).toContain("<p>`c`</p>");
    expect(htmlOf(readMarkdown(`a ${"<? ".repeat(5)}${"b ".repeat(9_000)}\n\n\`c\``))).toContain(
      "<code>c</code>",
    );
  });

  test("from the block that exceeds 2,000 elements", () => {
    const row = `${"|a".repeat(20)}|\n`;
    const table = (rows: number) => `${row}${"|-".repeat(20)}|\n${row.repeat(rows)}`;
    expect(readMarkdown(`# b\n\n${table(90)}`).at(-1)?.kind).toBe("table");
    expect(lastText(`# b\n\n${table(100)}\n*c*`)).toBe(`${table(100)}\n*c*`);
    expect(lastText("a@b.fr ".repeat(2_500))).toContain("a@b.fr a@b.fr");
  });
});

test.each([
  "@",
  "*",
  "**a ",
  "[",
  "![",
  "[a](",
  "]",
  "`",
  "``` ` ",
  ">",
  "> - ",
  "- ",
  "1. ",
  "|",
  "|-",
  "~~a",
  "<a ",
  "&#",
  "\\",
])("64 kB of %j are read within the limits, and nothing is lost", (piece) => {
  const text = piece.repeat(64_000 / piece.length);
  const blocks = readMarkdown(text);
  expect(htmlOf(blocks).length).toBeGreaterThan(20_000);
});

test.each([
  ["quotes", (level: number) => `${">".repeat(level)} a`],
  ["lists", (level: number) => `${"  ".repeat(level)}- a`],
])("2,000 levels of %s are read", (_kind, line) => {
  const levels = Array.from({ length: 2_000 }, (_, level) => line(level));
  expect(htmlOf(readMarkdown(levels.slice(-1).join("\n")))).toContain("a");
  expect(htmlOf(readMarkdown(levels.join("\n")))).toContain("a");
});

test("a missing pair of brackets does not keep an address from being a link", () => {
  expect(htmlOf(readMarkdown("Voir [1 https://exemple.fr/a"))).toContain('<a href="https://exemple.fr/a">');
});
