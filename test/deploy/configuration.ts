import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The names of the variables in the README's table under Configuration. */
export function variablesInReadme(): string[] {
  const [, configuration = ""] = readFileSync(join(root, "README.md"), "utf8").split("\n## Configuration\n");
  const [table = ""] = configuration.split("\n## ", 1);
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(
    ([, cell = ""]) => cell.match(/[A-Z][A-Z_]+/g) ?? [],
  );
}
