// `npm run bench`: runs every benchmark of bench/. `npm run bench -- NAME…` runs those.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommandLine } from "./command-line.ts";

const folder = join(import.meta.dirname, "../bench");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));

const { parameters: wanted } = readCommandLine({
  usage: `npm run bench [-- NAME…]   Runs the benchmarks, or those of these names: ${names.join(", ")}.`,
  parameters: [0, names.length],
});
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Unknown benchmark "${unknown}". Available: ${names.join(", ")}.`);
  process.exit(2);
}
for (const name of wanted.length === 0 ? names : wanted) {
  console.log(`\n${name}`);
  await import(pathToFileURL(join(folder, `${name}.bench.ts`)).href);
}
