// Part of `npm run check`: compares the sizes of five pages with docs/page-sizes.md. `--write` writes that table anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "../bundle/ensure-build.ts";
import { measurePages } from "./measure-pages.ts";
import { readSizes, sizeProblems, tablePath, writeSizes } from "./page-sizes.ts";

const file = join(import.meta.dirname, "../..", tablePath);

await ensureBuild();
const measured = await measurePages();
if (process.argv.includes("--write")) writeFileSync(file, writeSizes(measured));

const problems = sizeProblems(readSizes(readFileSync(file, "utf8")), measured);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
