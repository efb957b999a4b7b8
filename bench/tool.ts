import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";

/**
 * Runs a command-line tool of npm's registry at an exact version and returns what it printed. npm keeps it in its
 * own cache: the product's lockfile stays free of what only a benchmark needs.
 */
export async function runTool(name: string, version: string, parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["exec", "--yes", `--package=${name}@${version}`, "--", name, ...parameters],
    { cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** The middle one; of two in the middle the smaller. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
