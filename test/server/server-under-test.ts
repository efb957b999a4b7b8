import { dirname } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { newDatabase, newTestDatabase, type Target } from "../database/test-database.ts";
import { discard, type Program, type RunningServer, startServer } from "./running-server.ts";

const authSecret = "a secret that only this test run knows, long enough";

/** Settings for a server on an empty database of the engine under test, which it must first migrate when it is blank. */
export async function emptyDatabase(content?: "migrated" | "blank"): Promise<Record<string, string>> {
  return settingsFor(await newTestDatabase(content));
}

/** The settings that name this database. */
export function settingsFor(target: Target): Record<string, string> {
  if ("url" in target) return { DATABASE_URL: target.url, AUTH_SECRET: authSecret };
  return { DATA_DIR: dirname(target.folder) };
}

/** Starts a server, on an empty database unless `variables` name one; it is removed when the test ends. */
export async function startTestServer(
  variables: Record<string, string> = {},
  program?: Program,
): Promise<RunningServer> {
  const hasDatabase = "DATA_DIR" in variables || "DATABASE_URL" in variables;
  const settings = hasDatabase ? variables : { ...(await emptyDatabase()), ...variables };
  const server = await startServer(settings, program);
  onTestFinished(() => remove(server));
  return server;
}

/** Starts a server on an empty database for all tests of a file; the returned function returns it once the tests run. */
export function startFileServer(variables: Record<string, string> = {}): () => RunningServer {
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  beforeAll(async () => {
    database = await newDatabase("migrated");
    server = await startServer({ ...settingsFor(database.target), ...variables });
  });
  afterAll(async () => {
    await remove(server);
    await database.remove();
  });
  return () => server;
}

async function remove(server: RunningServer) {
  if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGKILL");
  discard(server);
}

/** The lines that the server has logged as errors. */
export function errorsLogged({ output }: RunningServer): string[] {
  return output()
    .split("\n")
    .filter((line) => line.includes('"level":50'));
}
