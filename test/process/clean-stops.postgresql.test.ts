import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../server/free-port.ts";
import { exchange } from "../server/raw-http.ts";
import { discard } from "../server/running-server.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { until } from "../until.ts";

// Neither connections nor the log depend on the engine.

test("a stopping server answers the requests on open connections, then closes them", async () => {
  const server = await startTestServer();
  for (const [path, fastPath] of [
    ["/", true],
    ["/healthz", false],
  ] as const)
    expect((await fetch(server.url + path)).headers.has("ETag"), path).toBe(fastPath);
  const responses = Promise.all(
    ["/", "/healthz"].map((path) =>
      exchange(server, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, async () => {
        await until(() => server.output().includes('"stopping"'), 5);
      }),
    ),
  );
  await delay(200);
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  for (const response of await responses) {
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/^Connection: close\r$/im);
  }
});

test("behind a proxy a stopping server says first that it is not ready, and answers what comes meanwhile", async () => {
  const server = await startTestServer({ ...(await emptyDatabase()), TRUST_PROXY: "127.0.0.1" });
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await statusOf("/readyz")).toBe(200);
  const ended = server.end("SIGTERM");
  await until(() => server.output().includes('"stopping"'), 5);
  expect([await statusOf("/readyz"), await statusOf("/login"), await statusOf("/")]).toEqual([503, 200, 200]);
  expect(await ended).toEqual({ code: 0, signal: null });
});

test("who connects while a server stops is answered or refused, and not reset", async () => {
  const server = await startTestServer();
  const outcomes = new Map<string, number>();
  const visit = () =>
    new Promise<string>((resolve) => {
      // A connection of its own.
      const asked = request(`${server.url}/healthz`, { agent: false }, (response) => {
        response.resume().once("end", () => resolve(String(response.statusCode)));
      });
      asked.once("error", ({ code = "?" }: NodeJS.ErrnoException) => resolve(code)).end();
    });
  const visitors = Array.from({ length: 16 }, async () => {
    for (let outcome = "200"; outcome === "200"; ) {
      outcome = await visit();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  await until(() => (outcomes.get("200") ?? 0) > 100);
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  await Promise.all(visitors);
  expect([...outcomes.keys()].sort()).toEqual(["200", "ECONNREFUSED"]);
});

test("a server whose log cannot be written goes on answering and exits 0", async () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const variables = { DATA_DIR: mkdtempSync(join(tmpdir(), "matinal-full-")), ...(await emptyDatabase()) };
  onTestFinished(() => discard({ dataDir: variables.DATA_DIR }));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { PATH: process.env.PATH, ...variables, PORT: String(port) },
    stdio: ["ignore", full, full],
  });
  const ended = once(child, "close");
  const isHealthy = () => fetch(`http://localhost:${port}/healthz`).then((response) => response.ok);
  await until(() => isHealthy().catch(() => false), 100);
  for (let time = 0; time < 5; time++) expect(await isHealthy()).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
