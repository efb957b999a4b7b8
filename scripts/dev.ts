// `npm run dev`: the product with hot reload. Vite updates pages in place; what the server consists of beyond its pages
// (the outer server, the database, deliveries, the settings in `.env`) is applied by restarting it, and the browser then
// reloads.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readCommandLine } from "./command-line.ts";

readCommandLine({
  usage: `npm run dev   Serves with hot reload, with a scripted model while ASSISTANT_BASE_URL is not set.
The settings are environment variables or lines of .env, which .env.example lists.`,
});

let server = launch();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));

/** Starts a server, which replaces itself when it asks for it; otherwise this process ends with it. */
function launch() {
  const child = fork(join(import.meta.dirname, "run.js"), ["dev-server"]);
  const endWithServer = (code: number | null) => process.exit(code ?? 1);
  child.once("exit", endWithServer);
  child.once("message", async () => {
    child.off("exit", endWithServer);
    child.kill("SIGTERM");
    await once(child, "exit");
    server = launch();
  });
  return child;
}
