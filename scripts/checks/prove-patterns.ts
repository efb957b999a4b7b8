// `node scripts/checks/prove-patterns.ts`: proves the regular expressions of the product that test/patterns/proofs.txt does not
// have, and writes that file (docs/decisions/0016-linear-patterns.md). Without the file it proves all, in a minute.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { growthOf } from "#test/patterns/linear-time.ts";
import { distinctOf, proofOf, proofsPath, readProofs } from "#test/patterns/proofs.ts";
import { patternsOfProduct } from "#test/patterns/regular-expressions.ts";

const known = readProofs();
const lines: string[] = [];
let problems = 0;
for (const pattern of distinctOf(patternsOfProduct().patterns)) {
  const line = proofOf(pattern);
  const growth = known.has(line) ? "linear" : growthOf(pattern);
  if (growth === "linear") lines.push(line);
  else {
    problems++;
    console.error(`${pattern.location} /${pattern.source}/${pattern.flags} ${growth}`);
  }
}
const textOf = (line: string) => line.slice(line.indexOf(" "));
lines.sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
writeFileSync(join(import.meta.dirname, "../..", proofsPath), `${lines.join("\n")}\n`);
console.log(
  `${lines.length} patterns are proved, ${lines.filter((line) => !known.has(line)).length} of them now.`,
);
process.exit(problems > 0 ? 1 : 0);
