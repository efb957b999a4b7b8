import { expect, test } from "vitest";
import { type Block, type Inline, plainText } from "./markdown-block.ts";
import { readMarkdown } from "./read-markdown.ts";
import { closeUnfinished } from "./unfinished-text.ts";

test.each([
  ["**Bon", "**Bon**"],
  ["Un **mot", "Un **mot**"],
  ["Un **mot*", "Un **mot**"],
  ["Un **mot**", "Un **mot**"],
  ["Un **", "Un"],
  ["Un *mot _rare", "Un *mot _rare_*"],
  ["~~149 €", "~~149 €~~"],
  ["Le champ `nom", "Le champ `nom`"],
  ["Le champ `", "Le champ"],
  ["Voir [la page](https://exem", "Voir la page"],
  ["Voir [la page", "Voir la page"],
  ["Voir [la page](https://exemple.fr)", "Voir [la page](https://exemple.fr)"],
  ["2 * 3 et a*b", "2 * 3 et a*b"],
  ["snake_case", "snake_case"],
  ["Fini.\n\n#", "Fini."],
  ["Titre\n-", "Titre"],
  ["- un\n- ", "- un"],
  ["- un\n2", "- un"],
  ["- [ ", ""],
  ["| Nom | Âge", ""],
  ["| Nom | Âge |\n", "| Nom | Âge |\n| - | - |"],
  ["| Nom | Âge |\n|--", "| Nom | Âge |\n| - | - |"],
  ["```js\nconst a = **1", "```js\nconst a = **1"],
  ["```js\na\n``", "```js\na"],
  ["```js\na\n```\nPuis **gras", "```js\na\n```\nPuis **gras**"],
  ["``", ""],
])("%j is shown as %j", (text, shown) => {
  expect(closeUnfinished(text)).toBe(shown);
});

const answer = `## Votre e-mail

Bonjour **Claire**, voici *deux* idées et \`{{prénom}}\` :

1. **Objet** : court et [clair](https://exemple.fr/page).
2. ~~149 €~~ (non vérifié)
   - [ ] relire
   - [x] ***signer***

| Jour | Action |
| --- | :-: |
| Lundi | **Appel** |
| Mardi | E-mail |

> Une _citation_
> en deux lignes

\`\`\`text
Bonjour **tel quel**
\`\`\`

---

Fin.`;

/** The text of blocks as a reader sees it. */
function seen(blocks: readonly Block[]): string {
  const inline = (content: readonly Inline[]) => plainText(content);
  return blocks
    .map((block) => {
      if (block.kind === "list") return block.items.map((item) => seen(item.blocks)).join("");
      if (block.kind === "quote") return seen(block.blocks);
      if (block.kind === "table") return [block.head, ...block.rows].flat().map(inline).join("");
      if (block.kind === "code") return block.text;
      return block.kind === "rule" ? "" : inline(block.content);
    })
    .join("")
    .replace(/\s+/g, "");
}

test("while an answer grows, every text on the way is the beginning of the next one", () => {
  const whole = seen(readMarkdown(answer));
  let before = "";
  for (let length = 1; length <= answer.length; length++) {
    const now = seen(readMarkdown(closeUnfinished(answer.slice(0, length))));
    expect(whole.startsWith(now), JSON.stringify(answer.slice(length - 30, length))).toBe(true);
    expect(now.length, JSON.stringify(answer.slice(length - 30, length))).toBeGreaterThanOrEqual(
      before.length,
    );
    before = now;
  }
  expect(before).toBe(whole);
});

test("while an answer grows, no block changes its kind", () => {
  const whole = readMarkdown(answer).map(({ kind }) => kind);
  for (let length = 1; length <= answer.length; length++) {
    const kinds = readMarkdown(closeUnfinished(answer.slice(0, length))).map(({ kind }) => kind);
    expect(whole.slice(0, kinds.length), JSON.stringify(answer.slice(length - 30, length))).toEqual(kinds);
  }
});
