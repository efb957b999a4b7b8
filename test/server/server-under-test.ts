import { dirname } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { newTestDatabase } from "../database/test-database.ts";
import { discard, type RunningServer, startServer } from "./running-server.ts";

const authSecret = "a secret that only this test run knows, long enough";

/** Settings for a server on an empty database of the engine under test. */
export async function emptyDatabase(): Promise<Record<string, string>> {
  const target = await newTestDatabase();
  if ("url" in target) return { DATABASE_URL: target.url, AUTH_SECRET: authSecret };
  return { DATA_DIR: dirname(target.folder) };
}

/** Starts a server, on an embedded database unless `variables` name another; it is removed when the test ends. */
export async function startTestServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(variables);
  onTestFinished(() => remove(server));
  return server;
}

/** Starts a server for all tests of a file; the returned function returns it once the tests run. */
export function startFileServer(variables: Record<string, string> = {}): () => RunningServer {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(variables);
  }, 120_000);
  afterAll(() => remove(server));
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
