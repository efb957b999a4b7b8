import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open-database.server.ts";
import { type ReplicatedCluster, startReplicatedPostgreSQL } from "../database/postgresql-cluster.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

/** Both servers in one URL, the standby first. */
function urlOf({ primary, standby }: ReplicatedCluster, parameters = ""): string {
  const [one, other] = [new URL(primary), new URL(standby)];
  return `postgresql://owner@${other.host},${one.host}/postgres${parameters}`;
}

async function startCluster(): Promise<ReplicatedCluster> {
  const cluster = await startReplicatedPostgreSQL();
  onTestFinished(cluster.stop);
  return cluster;
}

test("when the primary dies and its standby is promoted, every node goes on, and nothing acknowledged is lost", async () => {
  const cluster = await startCluster();
  const settings = { DATABASE_URL: urlOf(cluster), AUTH_SECRET: "x".repeat(32) };
  const writing = await startTestServer(settings);
  const anna = new Visitor(writing);
  await anna.signIn("anna@exemple.fr");
  const reading = anna.at(await startTestServer(settings));
  await anna.onboard();

  const acknowledged = new Set<string>();
  const seen = new Set<string>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  void (async () => {
    // As the page does, it connects again when a stream ends.
    for (let after = 0; !isOver; await delay(100))
      try {
        for await (const { event, data } of reading.stream(after))
          if (event === "message") {
            const message = JSON.parse(data) as { seq: number; content: string };
            after = message.seq;
            seen.add(message.content);
          }
      } catch {
        // It is aborted with its server.
      }
  })();
  let isWriting = true;
  const writer = (async () => {
    for (let number = 0; isWriting && !isOver; number++) {
      const [content, key] = [`message ${number}`, crypto.randomUUID()];
      await until(async () => isOver || (await anna.say(content, key)).status === 201, 100);
      acknowledged.add(content);
      // A quick machine would otherwise send as many as a client may in a minute.
      await delay(50);
    }
  })();
  // Of a test that fails before it waits for the writer, the failure counts.
  writer.catch(() => {});

  await until(() => acknowledged.size >= 5);
  await cluster.killPrimary();
  const before = acknowledged.size;
  await until(async () => (await anna.say("nothing")).status === 503);
  expect((await reading.fetch("/readyz")).status).toBe(503);
  await cluster.promote();
  await until(() => acknowledged.size >= before + 5);
  isWriting = false;
  await writer;

  const stored = (await reading.conversation()).map(({ content }) => content);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  for (const content of acknowledged) expect(stored.filter((each) => each === content)).toEqual([content]);
  await until(() => [...acknowledged].every((content) => seen.has(content)));
  expect((await reading.fetch("/readyz")).status).toBe(200);

  // A former primary that comes back takes writes of its own; nobody's leads there.
  await cluster.restartFormerPrimary();
  const next = await startTestServer(settings);
  const later = anna.at(next);
  expect((await later.conversation()).map(({ content }) => content)).toEqual(
    (await reading.conversation()).map(({ content }) => content),
  );
});

test("a server that must take writes and is a standby is refused by name", async () => {
  const cluster = await startCluster();
  const { host } = new URL(cluster.standby);
  await expect(
    openDatabase({ url: `${cluster.standby}?target_session_attrs=read-write` }, { migrates: false }),
  ).rejects.toThrow(`DATABASE_URL: PostgreSQL at ${host} cannot be reached: It is a standby.`);
});
