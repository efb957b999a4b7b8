// `npm run check`: everything that needs no running product: format, lint, imports, references, copy, types.
import { runStages } from "./checks/stages.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: "npm run check   Checks format, lint, imports, references, copy and types, and reports all of them.",
});
const { failed, lines } = runStages();
console.log(`\n${lines.join("\n")}`);
process.exit(failed.length > 0 ? 1 : 0);
