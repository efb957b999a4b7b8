import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "../server/free-port.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

// A process that is not done in time exits with 1 (stopping.ts).

test("a process that has just said that it is ready stops cleanly", async () => {
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    env: { PATH: process.env.PATH, ...(await emptyDatabase()), PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("is ready")) child.kill("SIGTERM");
  });
  expect(await once(child, "close")).toEqual([0, null]);
});

test("on SIGTERM the server ends open streams, finishes running requests and exits 0", async () => {
  const server = await startTestServer();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const stream = await anna.fetch("/api/messages/stream");
  const streamed = stream.text();
  const sent = anna.say("Avant la fin");

  await sent;
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  await streamed;
});

test("on SIGTERM under load the server breaks off no request and exits 0", async () => {
  const server = await startTestServer();
  let isStopping = false;
  const broken: unknown[] = [];
  const load = Array.from({ length: 8 }, async (_, number) => {
    const visitor = new Visitor(server);
    await visitor.signIn(`visitor${number}@exemple.fr`);
    let key = "";
    for (let sent = 0; ; sent++) {
      // A client may send 60 messages a minute; repeating one is never refused.
      const isNew = sent % 10 === 0;
      if (isNew) key = crypto.randomUUID();
      try {
        const response = await visitor.say("Encore un message", key);
        if (response.status !== (isNew ? 201 : 200)) broken.push(response.status);
      } catch (error) {
        // A stopped server refuses the connection; it never cuts a request off.
        const cause = (error as Error).cause as { code?: string };
        if (!isStopping || cause?.code !== "ECONNREFUSED") broken.push(cause?.code ?? error);
        return;
      }
    }
  });
  await until(() => (server.output().match(/"path":"\/api\/messages"/g)?.length ?? 0) > 100);
  await delay(500);
  isStopping = true;
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  await Promise.all(load);
  expect(broken).toEqual([]);
});
