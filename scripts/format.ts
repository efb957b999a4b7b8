// `npm run format`: writes the format, and what the linter can mend safely. `npm run format -- PATH…`: only there.
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

const { parameters: paths } = readCommandLine({
  usage:
    "npm run format [-- PATH…]   Writes the format and the order of imports, of everything or of these paths.",
  parameters: [0, Number.POSITIVE_INFINITY],
});
process.exit(runTool("@biomejs/biome/bin/biome", ["check", "--write", ...paths]) ? 0 : 1);
