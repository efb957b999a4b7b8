import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache, forShortRuns } from "../process/compile-cache.ts";
import { withoutRegister } from "../sourcing/without-register.ts";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "../..");

/** The built product in a process of its own, as an operator runs it. */
export type RunningServer = {
  url: string;
  dataDir: string;
  port: number;
  process: ChildProcess;
  /** The output so far on stdout and stderr. */
  output: () => string;
  /** Sends the signal and resolves with the exit code and the signal of the process. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** What is run, where, and with which options of Node. */
export type Program = { folder: string; script: string; nodeOptions?: string[] };

/** As an image starts it. `npm start` first compares the build with the sources, which takes a fifth of the processor time of a start. */
const builtProduct: Program = { folder: root, script: "scripts/serve.ts" };
/** As `npm start` does, without npm. */
export const npmStart: Program = { folder: root, script: "scripts/start.ts" };
/** The product for minutes of requests. */
export const longRunningProduct: Program = { ...builtProduct, nodeOptions: [] };
/** The development server without its supervisor, which would read a developer's `.env`. */
export const developmentServer: Program = { folder: root, script: "scripts/dev-server.ts" };

/**
 * Starts the built product and resolves when it serves. `variables` are its only settings. Pass `DATA_DIR` and `PORT`
 * of an earlier run to start it again on the same data, and `developmentServer` for that of `npm run dev`.
 */
export async function startServer(
  variables: Record<string, string> = {},
  program = builtProduct,
): Promise<RunningServer> {
  const port = Number(variables.PORT ?? (await freePort()));
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), "matinal-run-"));
  const child = launch({ ...variables, PORT: String(port), DATA_DIR: dataDir }, program);
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  const output = collect(child);

  // A busy machine needs half a minute.
  const deadline = Date.now() + 240_000;
  while (!output().includes("Mails: ")) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    port,
    process: child,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code, by] = await ended;
      return { code, signal: by };
    },
  };
}

/** Starts the product with settings that it must refuse; resolves with its exit code and what it printed. */
export async function startAndFail(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = launch(variables);
  const output = collect(child);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: output() };
}

function launch(
  variables: Record<string, string>,
  { folder, script, nodeOptions = forShortRuns } = builtProduct,
): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [...nodeOptions, join(folder, script)], {
    cwd: folder,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache(), ...withoutRegister, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return () => text;
}

/** Removes the data of a server that has ended. */
export function discard(server: Pick<RunningServer, "dataDir">): void {
  rmSync(server.dataDir, { recursive: true, force: true });
}
