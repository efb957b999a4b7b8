// `npm run dev`: the product with hot reload. Vite updates pages in place; what the server consists of beyond its pages
// (the outer server, the database, deliveries, the settings in `.env`) is applied by restarting it, and the browser then
// reloads. A server that cannot start, for a wrong setting say, is tried again when a file changes.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { statSync, watch } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `npm run dev   Serves with hot reload, with a scripted model while ASSISTANT_BASE_URL is not set,
and with a register of invented companies while COMPANY_REGISTER_URL is not.
The settings are environment variables or lines of .env, which .env.example lists.`,
});

const root = join(import.meta.dirname, "..");
const sources = [
  "app",
  "db",
  "environment",
  "http",
  "limits",
  "live",
  "mail",
  "metrics",
  "outbox",
  "scripts",
  "tracing",
];

/** The state of `.env` that the server has read. */
let settingsRead = stateOfSettings();

/** `null` while no server can start. */
let server: ChildProcess | null = launch();

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (!server) process.exit(0);
    server.off("exit", tryAgain).once("exit", (code) => process.exit(code ?? 1));
    server.kill(signal);
  });

/** Starts a server, which replaces itself when it asks for it. */
function launch(): ChildProcess {
  settingsRead = stateOfSettings();
  const child = fork(join(import.meta.dirname, "run.js"), ["dev-server"]);
  child.once("exit", tryAgain);
  child.once("message", async () => {
    child.off("exit", tryAgain);
    child.kill("SIGTERM");
    await once(child, "exit");
    server = launch();
  });
  return child;
}

/** Waits for a change of a file after the server has ended by itself. After a clean end this process ends as well. */
function tryAgain(code: number | null) {
  if (code === 0) process.exit(0);
  server = null;
  console.error("The server has ended. It starts again when .env or another file changes; Ctrl+C ends this.");
  const watchers = [
    watch(root, onChange),
    ...sources.map((folder) => watch(join(root, folder), { recursive: true }, onChange)),
  ];
  // It may have been mended before this process began to watch.
  if (stateOfSettings() !== settingsRead) onChange("change", ".env");

  function onChange(_event: string, file: string | null) {
    if (server || file === null || !/^\.env$|(?<!\.test)\.(tsx?|sql)$/.test(file)) return;
    for (const watcher of watchers) watcher.close();
    console.log(`${file} has changed: the server starts.`);
    server = launch();
  }
}

function stateOfSettings(): string {
  const stats = statSync(join(root, ".env"), { throwIfNoEntry: false });
  return `${stats?.mtimeMs} ${stats?.size}`;
}
