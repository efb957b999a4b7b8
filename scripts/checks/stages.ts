import { runTool } from "../run-tool.ts";

/** A part of `npm run check`. */
export type Stage = { name: string; passes: () => boolean };

/** Everything that `npm run check` compares, each on its own. */
export const stages: readonly Stage[] = [
  {
    name: "Format, lint and imports",
    passes: () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  },
  { name: "References", passes: () => runTool("../scripts/checks/check-references.ts", []) },
  { name: "Copy", passes: () => runTool("../scripts/checks/check-content.ts", []) },
  {
    name: "Types",
    passes: () => runTool("@react-router/dev/bin.cjs", ["typegen"]) && runTool("typescript/bin/tsc", []),
  },
  { name: "Sizes of pages", passes: () => runTool("../scripts/checks/check-sizes.ts", []) },
];

/** Runs every stage, whatever the others find; the names of those that failed, and a line to print for each stage. */
export function runStages(all: readonly Stage[] = stages): { failed: string[]; lines: string[] } {
  const results = all.map(({ name, passes }) => ({ name, passed: passes() }));
  return {
    failed: results.filter(({ passed }) => !passed).map(({ name }) => name),
    lines: results.map(({ name, passed }) => `${passed ? "passed" : "FAILED"}  ${name}`),
  };
}
