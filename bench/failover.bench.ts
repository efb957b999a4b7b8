// A primary that dies while a customer writes, and its standby that is promoted a second later: how long until each of two
// nodes stores again, and what became of the messages that were acknowledged.
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startReplicatedPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";

const rounds = Number(process.env.MATINAL_ROUNDS ?? 3);

await ensureBuild();
const rows = [];
for (let round = 0; round < rounds; round++) rows.push(await failover());
console.table(rows);

async function failover() {
  const cluster = await startReplicatedPostgreSQL();
  const hosts = [cluster.primary, cluster.standby].map((url) => new URL(url).host);
  const settings = {
    DATABASE_URL: `postgresql://owner@${hosts}/postgres`,
    AUTH_SECRET: "a secret of this bench alone, long enough",
    LOG_LEVEL: "error",
  };
  const first = await startServer(settings);
  const anna = new Visitor(first);
  await anna.signIn("anna@exemple.fr");
  const nodes = [first, await startServer(settings)];
  const writers = nodes.map((node) => {
    const visitor = anna.at(node);
    return { visitor, stored: new Set<string>(), at: [] as number[], longestWait: 0 };
  });
  let isOver = false;
  const writing = writers.map(async (writer) => {
    for (let number = 0; !isOver; number++) {
      const content = `message ${writers.indexOf(writer)}.${number}`;
      const key = crypto.randomUUID();
      for (let isStored = false; !isStored && !isOver; ) {
        const asked = performance.now();
        isStored = (await writer.visitor.say(content, key)).status === 201;
        writer.longestWait = Math.max(writer.longestWait, performance.now() - asked);
        if (isStored) writer.at.push(performance.now());
        if (isStored) writer.stored.add(content);
        await delay(20);
      }
    }
  });
  await delay(1_000);
  const killed = performance.now();
  await cluster.killPrimary();
  await delay(1_000);
  const promoted = performance.now();
  await cluster.promote();
  while (writers.some(({ at }) => (at.at(-1) ?? 0) < promoted)) await delay(20);
  await delay(1_000);
  isOver = true;
  await Promise.all(writing);
  const found = (await anna.conversation()).map(({ content }) => content);
  const acknowledged = writers.flatMap(({ stored }) => [...stored]);
  for (const node of nodes) {
    await node.end("SIGKILL");
    discard(node);
  }
  await cluster.stop();
  const again = (base: number) =>
    Math.round(Math.max(...writers.map(({ at }) => (at.find((each) => each > promoted) ?? 0) - base)));
  return {
    "after the promotion, ms": again(promoted),
    "after the death, ms": again(killed),
    "longest wait for an answer, ms": Math.round(Math.max(...writers.map(({ longestWait }) => longestWait))),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((content) => !found.includes(content)).length,
    doubled: acknowledged.filter((content) => found.filter((each) => each === content).length > 1).length,
  };
}
