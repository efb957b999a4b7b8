import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { withoutRegister } from "../sourcing/without-register.ts";
import { compileCache, forShortRuns } from "./compile-cache.ts";

const root = join(import.meta.dirname, "../..");

/** A command of `scripts/` in a process of its own. */
export type RunningScript = {
  process: ChildProcess;
  /** The output so far on stdout and stderr. */
  output: () => string;
  /** Resolves when the process has ended; `code` is `null` after a signal. */
  ended: Promise<{ code: number | null; output: string }>;
};

/** Starts the script `name` of `scripts/`. `variables` are its only settings. */
export function startScript(
  name: string,
  parameters: string[],
  variables: Record<string, string>,
): RunningScript {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [...forShortRuns, join(root, `scripts/${name}.ts`), ...parameters], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache(), ...withoutRegister, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output: text }));
  return { process: child, output: () => text, ended };
}

/** Runs a script to its end. */
export function runScript(...parameters: Parameters<typeof startScript>): RunningScript["ended"] {
  return startScript(...parameters).ended;
}
