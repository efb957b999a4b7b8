// `npm run test:fuzz`: the tests of generated texts and requests, with a hundred times as many of them as `npm test` tries.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

readCommandLine({
  usage: `npm run test:fuzz   Tries a hundred times as many generated texts as npm test, and sends 100,000 generated
requests over every route, half of them on each database, in an hour; and proves every pattern again.
FUZZ=5 npm run test:fuzz tries five times as many, SEED=7 npm run test:fuzz others.`,
});
const tests = [
  "link-spellings",
  "growing-answer",
  "reading-limits",
  "csv.test",
  "linear-time",
  "generated-requests",
];
const environment = { FUZZ: process.env.FUZZ ?? "100" };
await ensureBuild();
process.exit(runTool("vitest/vitest.mjs", ["run", "--testTimeout=0", ...tests], { environment }) ? 0 : 1);
