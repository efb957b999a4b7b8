import { expect, test } from "vitest";
import { linksIn } from "#app/ui/markdown/links-in.ts";
import type { Block, Inline } from "#app/ui/markdown/markdown-block.ts";
import { readMarkdown } from "#app/ui/markdown/read-markdown.ts";
import { closeUnfinished } from "#app/ui/markdown/unfinished-text.ts";
import { guardContext } from "#test/assistant/guard-cases.ts";
import {
  numbersFrom,
  ownLinks,
  ownMailboxes,
  plainShapes,
  spelledText,
} from "#test/assistant/link-spellings.ts";
import { fuzz } from "#test/fuzz.ts";
import { createGuard } from "./guard.ts";
import { mark } from "./marking/mark.ts";

/** How many texts are generated, and which. */
const count = 1_000 * fuzz;
const first = Number(process.env.GUARD_SPELLINGS_FROM ?? 1);

const guard = await createGuard(guardContext);

const hosts = new Set("aubade.example rdv.aubade.example linkedin.com localhost:3000".split(" "));

/** Whether a browser that opens this leaves what the customer and the site have. */
function isForeign(href: string): boolean {
  const url = new URL(href);
  if (url.protocol === "mailto:")
    return url.search !== "" || !ownMailboxes.includes(url.pathname.toLowerCase());
  const host = url.host.replace(/^www\./, "").replace(/\.$/, "");
  if (url.username || url.password) return true;
  return !(host === "matinal.example" || host.endsWith(".matinal.example") || hosts.has(host));
}

/** The addresses that a browser opens from a text. */
function hrefsIn(text: string): string[] {
  return readMarkdown(text).flatMap(ofBlock);
}

function ofBlock(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return block.content.flatMap(ofInline);
    case "list":
      return block.items.flatMap(({ blocks }) => blocks.flatMap(ofBlock));
    case "quote":
      return block.blocks.flatMap(ofBlock);
    case "table":
      return [block.head, ...block.rows].flat(2).flatMap(ofInline);
    default:
      return [];
  }
}

function ofInline(part: Inline): string[] {
  if ("text" in part) return [];
  return [...(part.kind === "link" ? [part.href] : []), ...part.content.flatMap(ofInline)];
}

/** What is wrong with the guard's judgement of a text; `null` if nothing is. */
async function problemWith(text: string, next: () => number): Promise<string | null> {
  const findings = await guard.check(text);
  const links = linksIn(text);
  for (const href of hrefsIn(text)) {
    const places = links.filter(({ target }) => target === href);
    if (places.length === 0) return `the place of ${href} is not known`;
    if (!isForeign(href)) continue;
    for (const { from, end } of places)
      if (!findings.some((finding) => finding.start < end && finding.end > from))
        return `${href} is not objected to`;
  }
  const marked = await mark(text, findings);
  const left = hrefsIn(marked).find(isForeign);
  if (left) return `${left} is left in ${JSON.stringify(marked)}`;

  const safe = findings[0]?.start ?? text.length;
  let read = -1;
  for (let length = 1; length <= text.length; length += next() < 0.3 ? 1 : Math.ceil(next() * 12)) {
    const shown = guard.safeLength(text.slice(0, length));
    if (shown > safe)
      return `cut at ${length}, ${shown} are shown, ${safe} before ${JSON.stringify(findings[0])}`;
    if (shown === read) continue;
    read = shown;
    const part = text.slice(0, shown);
    for (const document of [part, closeUnfinished(part)]) {
      const href = hrefsIn(document).find(isForeign);
      if (href) return `cut at ${length}, ${JSON.stringify(document)} leads to ${href}`;
    }
  }
  return null;
}

test(`nothing of ${count} spellings leads anywhere that nobody gave: objected to, marked, or not shown`, async () => {
  const next = numbersFrom(first);
  const problems: string[] = [];
  let foreign = 0;
  for (let seed = first; seed < first + count && problems.length < 12; seed++) {
    const text = spelledText(seed);
    if (hrefsIn(text).some(isForeign)) foreign++;
    const problem = await problemWith(text, next);
    if (problem) problems.push(`${seed}: ${JSON.stringify(text)}: ${problem}`);
  }
  expect(problems).toEqual([]);
  // The spellings reach the reader.
  expect(foreign).toBeGreaterThan(count / 8);
});

test.each(plainShapes.map((shape) => [shape("LIEN"), shape] as const))(
  "in %j the links of the site and the customer are no objection, and are shown",
  async (_name, shape) => {
    // An underscore may be a part of a mailbox, and a dot behind a bracket one of a disguised address.
    const mailboxes = /^_|\.Suite/.test(shape("LIEN")) ? [] : ownMailboxes;
    for (const link of [...ownLinks, ...mailboxes]) {
      const text = shape(link);
      expect(await guard.check(text), text).toEqual([]);
      expect(guard.safeLength(`${text}\n\nFin`), text).toBe(text.length + 5);
    }
  },
);
