import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/server/free-port.ts";
import type { HomePage } from "./home-page.ts";
import { writeSources } from "./write-sources.ts";

const root = join(import.meta.dirname, "../..");
const sources = join(root, "bench/peers/home");

/** A tool with which others write such a page; its sources are in bench/peers/home. */
export type Peer = {
  name: string;
  /** The package whose version tells the tool's. */
  tool: string;
  folder: string;
  dialect: "react" | "astro";
  /** The arguments of Node that build it and start its server, in its folder. */
  build: string[];
  start: (port: number) => string[];
};

export const peers: Peer[] = [
  {
    name: "Next.js",
    tool: "next",
    folder: "next",
    dialect: "react",
    build: ["node_modules/next/dist/bin/next", "build"],
    start: (port) => ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
  },
  {
    name: "Astro",
    tool: "astro",
    folder: "astro",
    dialect: "astro",
    build: ["node_modules/astro/bin/astro.mjs", "build"],
    start: () => ["dist/server/entry.mjs"],
  },
  {
    name: "TanStack Start",
    tool: "@tanstack/react-start",
    folder: "tanstack",
    dialect: "react",
    build: ["node_modules/vite/bin/vite.js", "build"],
    start: () => [".output/server/index.mjs"],
  },
];

/**
 * Installs a peer at the versions of its lockfile and builds it with our page; returns where, or what went wrong.
 * Both stay in the temporary folder, so that the next run finds them.
 */
export function preparePeer(
  peer: Peer,
  page: HomePage,
): { folder: string; version: string } | { problem: string } {
  const folder = join(tmpdir(), "matinal-peers/home", peer.folder);
  const own = join(sources, peer.folder);
  const lock = readFileSync(join(own, "package-lock.json"), "utf8");
  try {
    unlessDone(join(folder, ".installed"), lock, () => {
      console.log(`Installing ${peer.name}, once…`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const file of ["package.json", "package-lock.json"]) cpSync(join(own, file), join(folder, file));
      // Scripts would only fetch what the packages contain already.
      run(
        "npm",
        ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        folder,
      );
    });
    unlessDone(join(folder, ".built"), fingerprint(peer, page), () => {
      console.log(`Building the home page with ${peer.name}…`);
      for (const left of ["generated", "public", "matinal", ".next", "dist", ".output"])
        rmSync(join(folder, left), { recursive: true, force: true });
      cpSync(own, folder, { recursive: true });
      cpSync(join(sources, "shared"), join(folder, "generated"), { recursive: true });
      writeSources(page, peer.dialect, folder);
      run(process.execPath, peer.build, folder);
    });
    const { dependencies } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
    return { folder, version: dependencies[peer.tool] };
  } catch (error) {
    return { problem: reason(error) };
  }
}

/** Starts the server of a prepared peer on a free port, and resolves when it serves the page. */
export async function startPeer(
  { name, start }: Peer,
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = { ...environment(), HOST: "127.0.0.1", PORT: String(port) };
  const child = spawn(process.execPath, start(port), { cwd: folder, env, stdio: "ignore" });
  const ended = once(child, "close");
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server of ${name} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Calls `make` unless the file says that it was done for this text. */
function unlessDone(file: string, text: string, make: () => void): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  rmSync(file, { force: true });
  make();
  writeFileSync(file, text);
}

/** Of all that the build depends on: the peer's sources, this generator, our page and our source. */
function fingerprint({ folder }: Peer, page: HomePage): string {
  const hash = createHash("sha256");
  const files = globSync([`bench/peers/home/{${folder},shared}/**/*`, "bench/home/*.ts", "build/stamp"], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.update(page.html).digest("hex");
}

function run(command: string, parameters: string[], cwd: string): void {
  execFileSync(command, parameters, {
    cwd,
    env: environment(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** As a deployment has it, and without calls home. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}

/** The first line that speaks of an error, and says more than its code. */
function reason(error: unknown): string {
  const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
  const lines = `${stderr}\n${stdout}\n${error}`
    .split("\n")
    .map((line) => line.replace(/^npm error/, "Error:").trim())
    .filter((line) => line && !/^Error:( code .*)?$/.test(line));
  return lines.find((line) => /error|failed|missing/i.test(line)) ?? lines[0] ?? "";
}
