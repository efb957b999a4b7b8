// Part of `npm run check`: what visitors read is spelled as French asks, and claims and costs nothing else than the
// requirements and the catalogue say; every article has its text, of the right length.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { articleTexts } from "#app/content/blog/article-texts.ts";
import { posts } from "#app/content/blog/posts.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { trialDays, volumes } from "#app/offers/price-rules.ts";
import { periods } from "#app/periods.ts";
import { articleProblems } from "./article-rules.ts";
import { problemsOf, textsIn } from "./content-rules.ts";

const root = join(import.meta.dirname, "../..");
const facts = {
  requirements: readFileSync(join(root, "docs/product/requirements.md"), "utf8"),
  prices: new Set(catalogue.flatMap(({ monthly, yearly }) => [monthly, yearly])),
  lengths: new Set([
    `${periods.setup.count} heures`,
    `${periods.prospects.count} jours`,
    `${periods.accountArchive.count} ans`,
    `${trialDays} jours`,
    // A demo: CLM-21.
    "30 minutes",
  ]),
  volumes,
};
// What a model is told, no visitor reads.
const files = globSync(["app/content/**/*-copy.ts", "app/content/blog/*.ts", "app/content/sample/*.ts"], {
  cwd: root,
  exclude: ["**/instructions-copy.ts", "**/*.test.ts"],
}).map((file) => file.replaceAll(sep, "/"));
const texts = [];
for (const file of files)
  for (const [name, value] of Object.entries(await import(pathToFileURL(join(root, file)).href)))
    texts.push(...textsIn(value, `${file} ${name}`));
const problems = [
  ...texts.flatMap((text) =>
    problemsOf(text, facts).map((problem) => `${text.place}: ${problem} in “${text.text.slice(0, 100)}”`),
  ),
  ...articleProblems(posts, articleTexts),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`The ${texts.length} texts of ${files.length} modules are in order.`);
