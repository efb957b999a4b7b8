import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Acknowledgement, Message } from "#app/conversation/protocol.ts";
import { discard, startServer } from "../server/running-server.ts";
import { emptyDatabase } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

/** How often the process is killed; `npm run test:faults` does it more often. */
const kills = Number(process.env.KILLS ?? 2);

test("kill -9 under load loses no acknowledged message and repeats no reply", async () => {
  const variables = await emptyDatabase();
  let server = await startServer(variables);
  onTestFinished(async () => {
    if (server.process.signalCode === null && server.process.exitCode === null) await server.end("SIGKILL");
    discard(server);
  });
  const again = { ...variables, PORT: String(server.port), DATA_DIR: server.dataDir };
  const clients = await Promise.all(
    Array.from({ length: 12 }, (_, number) => `client${number}`).map(async (name) => {
      const visitor = new Visitor(server);
      await visitor.signIn(`${name}@exemple.fr`);
      return { visitor, acknowledged: new Map<string, Message>() };
    }),
  );

  for (let round = 0; round < kills; round++) {
    let isStopped = false;
    const load = clients.map(async ({ visitor, acknowledged }) => {
      while (!isStopped) {
        const key = crypto.randomUUID();
        const content = `Message ${key}`;
        try {
          const response = await visitor.say(content, key);
          if (response.status === 201)
            acknowledged.set(content, ((await response.json()) as Acknowledgement).message);
        } catch {
          return; // The process is gone: this message was not acknowledged.
        }
        // A client may send 60 messages a minute.
        await delay(150);
      }
    });
    // Kill only after every client has had messages acknowledged in this round.
    const before = clients.map(({ acknowledged }) => acknowledged.size);
    const allAcknowledged = () =>
      clients.every(({ acknowledged }, i) => acknowledged.size > (before[i] ?? 0));
    await until(allAcknowledged, 5);
    await delay((round * 37) % 200);
    await server.end("SIGKILL");
    isStopped = true;
    await Promise.all(load);
    server = await startServer(again);

    for (const { visitor, acknowledged } of clients) {
      const conversation = await visitor.conversation();
      expect(conversation.map((message) => message.seq)).toEqual(conversation.map((_, index) => index + 1));
      const sent = conversation.filter((message) => message.role === "user");
      expect(new Set(sent.map((message) => message.content)).size).toBe(sent.length);
      for (const [content, message] of acknowledged) expect(sent).toContainEqual({ ...message, content });
      expect(conversation.filter((message) => message.role === "assistant")).toHaveLength(sent.length + 1);
    }
  }
  expect(clients.every(({ acknowledged }) => acknowledged.size > 0)).toBe(true);
});
