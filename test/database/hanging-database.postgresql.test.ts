import { expect, test } from "vitest";
import { scrape, valueIn } from "../metrics/scrape.ts";
import { contractOf } from "../openapi/contract.ts";
import { freePort } from "../server/free-port.ts";
import { startAndFail } from "../server/running-server.ts";
import { emptyDatabase, errorsLogged, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { startSwallowingProxy } from "./swallowing-proxy.ts";

/** Settings for a server whose connection to its database can lose everything, and that connection. */
async function behindNetwork() {
  const { DATABASE_URL = "", ...rest } = await emptyDatabase();
  const network = await startSwallowingProxy(new URL(DATABASE_URL));
  return { network, settings: { ...rest, DATABASE_URL: network.url } };
}

const inJson = (response: Response) =>
  response.json() as Promise<{ error: { code: string; message: string } }>;

test("every request is answered while the database hangs, and everything works again afterwards", async () => {
  const { network, settings } = await behindNetwork();
  const server = await startTestServer(settings);
  const [anna, bruno] = [new Visitor(server), new Visitor(server)];
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Avant")).status).toBe(201);
  const key = crypto.randomUUID();
  const streamed = (await anna.fetch("/api/messages/stream")).text();

  network.become("swallowing");
  // The product declares the database down after 2.25 s and then refuses at once.
  const [sent, page, ready, linkRequest, many] = await Promise.all([
    anna.say("Pendant", key),
    anna.fetch("/assistant", { headers: { Accept: "text/html" } }),
    fetch(`${server.url}/readyz`),
    bruno.requestLink("bruno@exemple.fr"),
    Promise.all(Array.from({ length: 40 }, () => anna.fetch("/api/messages?limit=10"))),
  ]);
  const contract = contractOf(await (await fetch(`${server.url}/api/openapi.json`)).json());
  for (const [method, path, response] of [
    ["POST", "/api/messages", sent],
    ["GET", "/readyz", ready],
    ["POST", "/login", linkRequest],
    ["GET", "/api/messages", many[0] as Response],
  ] as const)
    contract.check({ method, path, response, body: await response.clone().text() });
  expect([sent.status, sent.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await inJson(sent)).error).toEqual({
    code: "unavailable",
    message: "Le service est momentanément indisponible. Réessayez dans quelques instants.",
  });
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("Service momentanément indisponible");
  expect(ready.status).toBe(503);
  expect([linkRequest.status, linkRequest.headers.get("Retry-After")]).toEqual([503, "5"]);
  const form = await linkRequest.text();
  expect(form).toContain("Nos données ne répondent pas");
  expect(form).toContain("bruno@exemple.fr");
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 503));

  const hanging = await scrape(server);
  expect(valueIn(hanging, "matinal_database_up")).toBe(0);
  expect(valueIn(hanging, "matinal_outbox_waiting")).toBeUndefined();
  expect(valueIn(hanging, "matinal_messages_total", { role: "user" })).toBe(1);
  for (const path of ["/healthz", "/", "/login", "/api/offers.json"])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  expect((await anna.fetch("/api/messages/stream")).status).toBe(503);
  await until(() => server.output().includes('"the database does not answer"'));

  network.become("open");
  await until(async () => (await fetch(`${server.url}/readyz`)).ok, 100);
  await until(async () => valueIn(await scrape(server), "matinal_database_up") === 1, 100);
  await until(async () => (await anna.say("Pendant", key)).status === 201, 100);
  expect((await anna.fetch("/assistant")).status).toBe(200);
  await bruno.signIn("bruno@exemple.fr");
  await streamed;
  const following = await anna.fetch("/api/messages/stream");
  expect(following.status).toBe(200);
  await following.body?.cancel();
  await until(async () => (await anna.conversation()).at(-1)?.role === "assistant", 100);
  const contents = (await anna.conversation()).map(({ content }) => content);
  expect(contents.filter((content) => content === "Pendant")).toHaveLength(1);

  // The outage is logged when it begins and when it ends, not for each request.
  expect(errorsLogged(server).length).toBeLessThanOrEqual(3);
});

test("SIGTERM ends the server while the database hangs", async () => {
  const { network, settings } = await behindNetwork();
  const server = await startTestServer(settings);
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const streamed = (await anna.fetch("/api/messages/stream")).text();
  network.become("swallowing");
  const sent = anna.say("Pendant");
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  expect((await sent).status).toBe(503);
  await streamed;
});

test("the server refuses to start while the database hangs, with one line", async () => {
  const { network, settings } = await behindNetwork();
  network.become("swallowing");
  const PORT = String(await freePort());
  expect(await startAndFail({ ...settings, PORT })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^DATABASE_URL: PostgreSQL at \S+:\d+ cannot be reached: The database does not answer in time\.\n$/,
    ),
  });
});
