// `npm run test:faults`: the tests that kill the process and break its streams, far more often than `npm test` does.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

readCommandLine({
  usage: `npm run test:faults   Kills the process a hundred times in each of its tests, and breaks two thousand streams, in about
an hour; npm test does a few. KILLS=10 DISCONNECTIONS=200 npm run test:faults does fewer.`,
});
await ensureBuild();
const tests = [
  "test/process/kill",
  "step-kill",
  "answer-kill",
  "night-kill",
  "durable-pglite",
  "stream-delivery",
];
const { KILLS = "100", DISCONNECTIONS = "2000" } = process.env;
const parameters = ["run", "--testTimeout=0", ...tests];
process.exit(runTool("vitest/vitest.mjs", parameters, { environment: { KILLS, DISCONNECTIONS } }) ? 0 : 1);
