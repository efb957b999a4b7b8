// Part of `npm run check`: every rule, section and file that a comment, a test or a document cites must exist.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { brokenReferences } from "./references.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const isGenerated = (name: string) =>
  /^(node_modules|build|test-results|\.git|\.data|\.react-router)$/.test(name.split(sep)[0] ?? "");
const files = globSync(["**/*.*", ".*", ".{github,ci}/**/*"], { cwd: root, exclude: isGenerated }).map(
  (file) => file.replaceAll(sep, "/"),
);
const known = {
  files,
  requirements: read("docs/product/requirements.md"),
  interpretation: read("docs/product/interpretation.md"),
  interface: read("docs/product/interface.md"),
};
const broken = files
  .filter((file) => /\.(tsx?|js|css|md)$/.test(file) && !/references(\.test)?\.ts$/.test(file))
  .flatMap((file) => brokenReferences(file, read(file), known).map((problem) => `${file}: ${problem}`));
for (const problem of broken) console.error(problem);
if (broken.length > 0) process.exit(1);
console.log(`The references of ${files.length} files are valid.`);
