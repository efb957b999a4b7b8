import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hostileAddresses } from "#test/hostile/hostile-addresses.ts";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { MarkdownText } from "./markdown-text.tsx";

const disguises = [
  (address: string) => address,
  (address: string) => `[Votre lien](${address})`,
  (address: string) => `[https://exemple.fr](${address})`,
  (address: string) => `- **${address}** et _${address}_`,
  (address: string) => `<${address}>`,
  (address: string) => `Voici : ${address}. Merci !`,
];

const ourElements =
  /<\/?(div|p|ul|ol|li|strong|em|del|code|pre|a|h[3-6]|blockquote|table|thead|tbody|tr|th|td|span|svg|path)\b[^<>]*>|<hr [^<>]*>/g;

test.each(hostileAddresses)("%j renders as neither a dangerous link nor HTML", (address) => {
  for (const disguise of disguises) {
    const html = renderToStaticMarkup(<MarkdownText text={disguise(address)} />);
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https?:\/\/\w/);
    expect(html.replace(ourElements, "")).not.toMatch(/[<>]/);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
  }
});

test.each([
  "https://banque.exemple@pirate.exemple/",
  "https://banque.exemple:443@pirate.exemple",
  "https://user:secret@exemple.fr",
  "mailto:anna@exemple.fr\u202e",
  "https://exemple.fr/\u202egnp.exe",
])("%j looks like another address, so it stays text", (address) => {
  for (const disguise of disguises)
    expect(renderToStaticMarkup(<MarkdownText text={disguise(address)} />)).not.toContain("href");
});

test("a link whose text is an address leads to that host or is no link", () => {
  const misleading = "[https://banque.exemple](https://pirate.exemple)";
  expect(renderToStaticMarkup(<MarkdownText text={misleading} />)).not.toContain("href");
  const matching = "[https://banque.exemple](https://banque.exemple/agence)";
  expect(renderToStaticMarkup(<MarkdownText text={matching} />)).toContain(
    'href="https://banque.exemple/agence"',
  );
});

test("ordinary addresses are links without referrer or opener", () => {
  for (const address of ["https://exemple.fr/a?b=c#d", "http://exemple.fr:8080/"])
    expect(renderToStaticMarkup(<MarkdownText text={`Voir ${address}.`} />)).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow"`,
    );
  expect(renderToStaticMarkup(<MarkdownText text="[Écrire](mailto:anna@exemple.fr)" />)).toContain(
    'href="mailto:anna@exemple.fr"',
  );
});

test.each(markdownDocuments)("$name is drawn with our own elements only", ({ markdown }) => {
  const html = renderToStaticMarkup(<MarkdownText text={markdown} />);
  expect(html.replace(ourElements, "")).not.toMatch(/[<>]/);
});

test("headings go down one level at a time from h3", () => {
  const html = renderToStaticMarkup(<MarkdownText text={"### a\n\n##### b\n\n# c"} />);
  expect(html.match(/<h\d/g)).toEqual(["<h3", "<h4", "<h3"]);
});

test("a link whose label hides its host is followed by it", () => {
  const hostOf = (text: string) =>
    /<\/a><span [^>]*>(.*)<\/span>/.exec(renderToStaticMarkup(<MarkdownText text={text} />))?.[1];
  expect(hostOf("[Votre banque](https://www.pirate.exemple/a)")).toBe(" (pirate.exemple)");
  expect(hostOf("[Écrire](mailto:anna@exemple.fr)")).toBe(" (anna@exemple.fr)");
  expect(hostOf("[exemple.fr](https://exemple.fr/a)")).toBeUndefined();
  expect(hostOf("https://exemple.fr/a")).toBeUndefined();
});

test("the deepest nesting that is drawn is eight lists or quotes", () => {
  const html = renderToStaticMarkup(<MarkdownText text={`${"> ".repeat(20)}a`} />);
  expect(html.match(/<blockquote/g)).toHaveLength(8);
});

test("an empty heading or heading cell is no heading", () => {
  const html = renderToStaticMarkup(<MarkdownText text={"#\n\n| |a|\n|-|-|"} />);
  expect(html).not.toMatch(/<h\d/);
  expect(html.match(/<th /g)).toHaveLength(1);
});

test("a sign of French punctuation stays with the word before it, except in code", () => {
  const html = renderToStaticMarkup(<MarkdownText text={"Trois pas : « un » ! `a : b`"} />);
  expect(html).toContain("Trois pas\u00A0: «\u00A0un\u00A0»\u00A0!");
  expect(html).toContain("<code");
  expect(html).toContain("a : b");
});
