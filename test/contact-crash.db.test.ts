import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startRelay } from "./fakes/relay.ts";
import { discard, type RunningServer, startServer, Visitor } from "./running-server.ts";
import { newTestDatabase } from "./test-database.ts";

/** Settings for a server on an empty database of the engine under test. */
async function onThisEngine(): Promise<Record<string, string>> {
  const target = await newTestDatabase();
  if ("folder" in target) return { DATA_DIR: dirname(target.folder) };
  return { DATABASE_URL: target.url, AUTH_SECRET: "a secret that only this test run knows, long enough" };
}

async function running(settings: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(settings);
  onTestFinished(async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGKILL");
    discard(server);
  });
  return server;
}

test("what was stored before kill -9 reaches the relay after the next start, under the same key, once", async () => {
  const relay = await startRelay("hangs");
  onTestFinished(relay.stop);
  const settings = { ...(await onThisEngine()), CONTACT_RELAY_URL: relay.url };
  const first = await running(settings);
  const fields = { firstName: "Anna", lastName: "B", email: "anna@exemple.fr", subject: "S", message: "M" };
  const lost = new Visitor(first)
    .fetch("/contact", { method: "POST", body: new URLSearchParams(fields) })
    .catch((error: unknown) => error);
  await until(() => relay.received.length === 1);
  await first.end("SIGKILL");
  expect(await lost).toBeInstanceOf(Error);

  relay.become(200);
  const second = await running({ ...settings, DATA_DIR: first.dataDir });
  await until(() => relay.received.length === 2);
  const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);

  const again = await new Visitor(second).fetch("/contact", {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  expect([again.status, relay.received.length]).toEqual([200, 2]);
}, 150_000);

async function until(holds: () => boolean) {
  for (let look = 0; look < 5_000; look++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to that within 100 s.");
}
