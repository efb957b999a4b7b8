// The home page on a simulated phone, beside two earlier versions of it by turns in the same run: a machine's speed varies
// more than the page's. `MATINAL_ROUNDS` is how often; five by default, half a minute each on a quiet machine.
import { join } from "node:path";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { earlierVersion } from "./earlier-version.ts";
import { type LighthouseFigures, lighthouseOnce } from "./lighthouse.ts";
import { median } from "./tool.ts";

/** The last home page before it showed the product, whose main-thread work is the measure, and the heaviest that was sent. */
const earlier = ["f1715c7", "482d2d2"];
const rounds = Number(process.env.MATINAL_ROUNDS ?? 5);

await ensureBuild();
const versions = [];
for (const [name, folder] of [
  ...earlier.map((commit) => [commit, earlierVersion(commit)] as const),
  ["this version", join(import.meta.dirname, "..")] as const,
]) {
  const server = await startServer({ LOG_LEVEL: "warn" }, { folder, script: "scripts/start.ts" });
  versions.push({ name, server, runs: [] as LighthouseFigures[] });
}
for (let round = 1; round <= rounds; round++)
  for (const { server, runs } of versions) runs.push(await lighthouseOnce(`${server.url}/`));

console.table(
  versions.map(({ name, runs }) => {
    const spread = (figure: (run: LighthouseFigures) => number, unit = "") => {
      const values = runs.map(figure).map(Math.round);
      return `${median(values)}${unit} (${Math.min(...values)} to ${Math.max(...values)})`;
    };
    return {
      version: name,
      "largest paint": spread(({ paint }) => paint, " ms"),
      blocking: spread(({ blocking }) => blocking, " ms"),
      "main thread": spread(({ mainThread }) => mainThread, " ms"),
      "scripts before a touch": spread(({ scripting }) => scripting, " ms"),
      elements: median(runs.map(({ elements }) => elements)),
      performance: spread(({ scores }) => scores.performance),
    };
  }),
);

for (const { server } of versions) {
  await server.end("SIGTERM");
  discard(server);
}
