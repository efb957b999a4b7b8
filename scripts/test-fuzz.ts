// `npm run test:fuzz`: the tests of generated texts, with a hundred times as many of them as `npm test` tries.
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

readCommandLine({
  usage: `npm run test:fuzz   Tries a hundred times as many generated texts as npm test, in half an hour,
and proves every pattern again. FUZZ=5 npm run test:fuzz tries five times as many.`,
});
const tests = ["link-spellings", "growing-answer", "reading-limits", "csv.test", "linear-time"];
const environment = { FUZZ: process.env.FUZZ ?? "100" };
const parameters = ["run", "--project=unit", "--testTimeout=0", ...tests];
process.exit(runTool("vitest/vitest.mjs", parameters, { environment }) ? 0 : 1);
