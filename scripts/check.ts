// `npm run check`: what needs no test: format, lint, imports, references, copy, types, and the sizes of the built pages.
import { runStages } from "./checks/stages.ts";
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

const { options } = readCommandLine({
  usage: `npm run check                     Checks format, lint, imports, references, copy, types and the sizes of pages, and reports all of them.
npm run check -- --write-sizes    Writes the sizes of pages into docs/page-sizes.md instead.`,
  options: { "write-sizes": { type: "boolean" } },
});
if (options["write-sizes"]) process.exit(runTool("../scripts/checks/check-sizes.ts", ["--write"]) ? 0 : 1);
const { failed, lines } = runStages();
console.log(`\n${lines.join("\n")}`);
process.exit(failed.length > 0 ? 1 : 0);
