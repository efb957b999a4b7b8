// `npm run bench`: runs every benchmark of bench/. `npm run bench -- NAME` runs one.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(import.meta.dirname, "../bench");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`Unknown benchmark "${wanted}". Available: ${names.join(", ")}.`);
  process.exit(1);
}
for (const name of wanted === undefined ? names : [wanted]) {
  console.log(`\n${name}`);
  await import(pathToFileURL(join(folder, `${name}.bench.ts`)).href);
}
