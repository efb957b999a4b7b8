import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";

/**
 * Runs an npm package's command-line tool at an exact version and returns its output. npm installs it into its cache, so
 * that the lockfile contains nothing that only a benchmark needs.
 */
export async function runTool(name: string, version: string, parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["exec", "--yes", `--package=${name}@${version}`, "--", name, ...parameters],
    { cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** The median; of two middle values the smaller. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
