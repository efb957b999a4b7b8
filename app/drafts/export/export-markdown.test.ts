import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { draftOf, fileOf, iptc } from "#test/drafts/exported-files.ts";
import { aubade } from "#test/drafts/generated-profiles.ts";
import { contentFromProfile } from "../templates/make-draft.ts";

const textOf = (node: Nodes): string =>
  node.type === "break"
    ? "\n"
    : "value" in node
      ? node.value
      : "children" in node
        ? node.children.map(textOf).join("")
        : "";
const bodyOf = (text: string) => text.split("\n---\n").slice(1).join("\n---\n");

test("Markdown has front matter that any title survives", async () => {
  const title = 'Titre: "a" --- # \\ é';
  const { text } = await fileOf(draftOf("search", undefined, { title }), "md");
  expect(parseYaml(text.split("---\n")[1] ?? "")).toMatchObject({
    title,
    kind: "search",
    version: 3,
    date: "2026-11-22T07:30:00.000Z",
    generator: "Matinal",
    digital_source_type: `${iptc}algorithmicMedia`,
  });
});

test.each([
  "# titre",
  "- liste",
  "1. un",
  "12) deux",
  "**gras** _it_ ~~x~~ `code` [lien](https://exemple.fr) ![i](x)",
  "<script>alert(1)</script> &amp; &lt;",
  "=== --- +++ ***",
  "| a | b |",
  "    code",
  "C:\\dossier\\ fin\\",
  "https://exemple.fr/a_b_c?d=*e*&f=1",
  "<https://exemple.fr>",
])("Markdown shows %j as typed", async (line) => {
  const content = { subject: line, body: `${line}\nensuite\n\n${line}` };
  const { text } = await fileOf(draftOf("email", content, { title: line }), "md");
  const tree = fromMarkdown(bodyOf(text));
  const shown = line.trim();
  expect(tree.children.map(textOf)).toEqual([
    shown,
    `Objet\u00A0: ${shown}`,
    "Message",
    `${shown}\nensuite`,
    shown,
  ]);
  expect(JSON.stringify(tree)).not.toMatch(/"type":"(?:html|image|code|inlineCode|emphasis|table)"/);
});

test("Markdown keeps a sequence, a script and a plan whole", async () => {
  const { text } = await fileOf(draftOf("call_script"), "md");
  const { objections } = contentFromProfile("call_script", aubade);
  for (const { objection } of objections) expect(text).toContain(`### ${objection}`);
  expect((await fileOf(draftOf("sequence"), "md")).text).toContain(
    "## E-mail 2, 3\u00A0jours après le précédent",
  );
});
