// Reads ordinary and hostile Markdown with our reader and with CommonMark's reference in the same run: an answer, and of the
// hostile texts of 64,000 characters those that take ours longest. Ours reads the first 20,000 characters of them.
import { HtmlRenderer, Parser } from "commonmark";
import { readMarkdown } from "#app/ui/markdown/read-markdown.ts";
import { generatedMarkdown, hostileMarkdown } from "#test/markdown/hostile-markdown.ts";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { median } from "./tool.ts";

const answer = markdownDocuments.map(({ markdown }) => markdown).join("\n\n");
/** Hostile texts that are shown. */
const shown = 20;

readMarkdown(answer);
const slowest = [...hostileMarkdown, ...generatedMarkdown(500, 1)]
  .map((markdown) => ({ markdown, ours: time(() => readMarkdown(markdown), 2) }))
  .sort((one, other) => Number.parseFloat(other.ours) - Number.parseFloat(one.ours))
  .slice(0, shown);
console.table([
  row(`an answer of ${answer.length} characters`, answer),
  ...slowest
    .map(({ markdown }) => row(JSON.stringify(markdown.slice(0, 24)), markdown))
    .sort((one, other) => Number.parseFloat(other.ours) - Number.parseFloat(one.ours)),
]);

function row(text: string, markdown: string) {
  return {
    text,
    ours: time(() => readMarkdown(markdown)),
    "CommonMark's reference": time(() => new HtmlRenderer().render(new Parser().parse(markdown))),
  };
}

/** The median processor time of a call, or why it fails: it is not longer while others use the machine. */
function time(call: () => unknown, rounds = 5): string {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = processorTime();
    try {
      call();
    } catch (error) {
      return String(error);
    }
    times.push(processorTime() - start);
    if (times[0] !== undefined && times[0] > 1_000) break;
  }
  return `${median(times).toFixed(1)} ms`;
}

/** Milliseconds that this thread has used. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
