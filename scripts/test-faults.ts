// `npm run test:faults`: the tests of bad days, with far more kills and broken streams than `npm test` has.
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

readCommandLine({
  usage: `npm run test:faults   Kills the process a hundred times in each of its tests, and breaks two thousand streams; fills the
disks, sets the clock forwards and back, and takes databases and mail servers away. Over an hour; npm test does a little of it. KILLS=10 DISCONNECTIONS=200 npm run test:faults does fewer.`,
});
await ensureBuild();
const tests = [
  "test/process/kill",
  "step-kill",
  "answer-kill",
  "night-kill",
  "durable-pglite",
  "stream-delivery",
  "full-disk",
  "clock-jumps",
  "outages",
  "deadlines",
  "hanging-database",
  "failover",
  "pooler",
  "deploy/cluster",
];
const { KILLS = "100", DISCONNECTIONS = "2000" } = process.env;
const parameters = ["run", "--testTimeout=0", ...tests];
process.exit(runTool("vitest/vitest.mjs", parameters, { environment: { KILLS, DISCONNECTIONS } }) ? 0 : 1);
