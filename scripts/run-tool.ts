import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Runs a tool of node_modules, or another script, on this Node in the project's folder; true when it succeeded. */
export function runTool(
  tool: string,
  args: readonly string[],
  { quiet = false, environment = {} }: { quiet?: boolean; environment?: Record<string, string> } = {},
): boolean {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: quiet ? "ignore" : "inherit",
  });
  return status === 0;
}
