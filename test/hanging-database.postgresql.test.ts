import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "./postgresql.ts";
import { discard, type RunningServer, startAndFail, startServer, Visitor } from "./running-server.ts";
import { startSwallowingProxy } from "./swallowing-proxy.ts";
import { newTestDatabase } from "./test-database.ts";

const secret = { AUTH_SECRET: "a secret that only this test run knows, long enough" };

/** A server whose database is reached through a network that can lose everything. */
async function behindNetwork() {
  const target = await newTestDatabase();
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  const network = await startSwallowingProxy(new URL(target.url));
  const server = await startServer({ ...secret, DATABASE_URL: network.url });
  onTestFinished(async () => {
    if (isRunning(server)) await server.end("SIGKILL");
    discard(server);
  });
  return { server, network };
}

const isRunning = ({ process }: RunningServer) => process.exitCode === null && process.signalCode === null;

const inJson = (answer: Response) => answer.json() as Promise<{ error: { code: string; message: string } }>;

test("while the database hangs everything is answered, and afterwards everything works again", {
  timeout: 120_000,
}, async () => {
  const { server, network } = await behindNetwork();
  const [anna, bruno] = [new Visitor(server), new Visitor(server)];
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Avant")).status).toBe(201);
  const key = crypto.randomUUID();
  const streamed = (await anna.fetch("/api/messages/stream")).text();

  network.become("swallowing");
  // The product gives the database up after 2.25 s; what it answers later than that it answers at once.
  const [said, page, ready, asked, many] = await Promise.all([
    anna.say("Pendant", key),
    anna.fetch("/assistant", { headers: { Accept: "text/html" } }),
    fetch(`${server.url}/readyz`),
    bruno.askForLink("bruno@exemple.fr"),
    Promise.all(Array.from({ length: 40 }, () => anna.fetch("/api/messages?limit=10"))),
  ]);
  expect([said.status, said.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await inJson(said)).error).toEqual({
    code: "unavailable",
    message: "Le service est momentanément indisponible. Réessayez dans quelques instants.",
  });
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("Service momentanément indisponible");
  expect(ready.status).toBe(503);
  expect([asked.status, asked.headers.get("Retry-After")]).toEqual([503, "5"]);
  const form = await asked.text();
  expect(form).toContain("Nos données ne répondent pas");
  expect(form).toContain("bruno@exemple.fr");
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 503));

  for (const path of ["/healthz", "/", "/login", "/api/offers.json"])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  expect((await anna.fetch("/api/messages/stream")).status).toBe(503);
  await vi.waitUntil(() => server.output().includes('"the database does not answer"'));

  network.become("open");
  const waits = { timeout: 20_000, interval: 100 };
  await vi.waitUntil(async () => (await fetch(`${server.url}/readyz`)).ok, waits);
  await vi.waitUntil(async () => (await anna.say("Pendant", key)).status === 201, waits);
  expect((await anna.fetch("/assistant")).status).toBe(200);
  await bruno.signIn("bruno@exemple.fr");
  await streamed;
  const following = await anna.fetch("/api/messages/stream");
  expect(following.status).toBe(200);
  await following.body?.cancel();
  await vi.waitUntil(async () => (await anna.conversation()).at(-1)?.role === "assistant", waits);
  const contents = (await anna.conversation()).map(({ content }) => content);
  expect(contents.filter((content) => content === "Pendant")).toHaveLength(1);

  // Told when it began and when it was over, not by each of those who came meanwhile.
  const errors = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50'));
  expect(errors.length).toBeLessThanOrEqual(3);
});

test("SIGTERM ends the process while the database hangs", async () => {
  const { server, network } = await behindNetwork();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const streamed = (await anna.fetch("/api/messages/stream")).text();
  network.become("swallowing");
  const said = anna.say("Pendant");
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  expect((await said).status).toBe(503);
  await streamed;
});

test("a start while the database hangs ends with one line", async () => {
  const target = await newTestDatabase();
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  const network = await startSwallowingProxy(new URL(target.url));
  network.become("swallowing");
  const PORT = String(await freePort());
  expect(await startAndFail({ ...secret, DATABASE_URL: network.url, PORT })).toEqual({
    code: 1,
    output: "Matinal cannot start: The database does not answer in time.\n",
  });
});
