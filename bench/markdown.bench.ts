// Reads ordinary and hostile Markdown with our reader and with CommonMark's reference in the same run. Hostile texts have
// 64 kB; ours reads the first 32,000 characters of them.
import { HtmlRenderer, Parser } from "commonmark";
import { readMarkdown } from "../app/ui/markdown/read-markdown.ts";
import { markdownDocuments } from "../test/markdown/markdown-documents.ts";
import { median } from "./tool.ts";

const rounds = 5;
const answer = markdownDocuments.map(({ markdown }) => markdown).join("\n\n");
const inline = ["@", "*", "*_", "**a ", "[", "[[a]", "[a][", "`", "|", "https://a.b/!"];
const blocks = [">", "> - ", "- ", "- - - - a\n", "- a\n", "a\n\n", "===\n", "[a]: b\n", "|-|-|\n"];

const rows = [
  row(`an answer of ${answer.length} characters`, answer),
  ...[...inline, ...blocks]
    .map((piece) => row(JSON.stringify(piece), piece.repeat(64_000 / piece.length)))
    .sort((one, other) => Number.parseFloat(other.ours) - Number.parseFloat(one.ours)),
];
console.table(rows);

function row(text: string, markdown: string) {
  return {
    text,
    ours: time(() => readMarkdown(markdown)),
    "CommonMark's reference": time(() => new HtmlRenderer().render(new Parser().parse(markdown))),
  };
}

/** The median time of a call, or why it fails. */
function time(call: () => unknown): string {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    try {
      call();
    } catch (error) {
      return String(error);
    }
    times.push(performance.now() - start);
    if (times[0] !== undefined && times[0] > 1_000) break;
  }
  return `${median(times).toFixed(1)} ms`;
}
