// What a wake-up costs the transaction that sends it: NOTIFY, whose senders commit one after another, beside NATS, and
// beside a transaction that wakes nobody. Each node has the ten connections that a process has for clients,
// and the cluster lies on a disk whose flushes commits wait for.
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import type { CarrierSlot } from "#db/carrier.ts";
import { schema } from "#db/schema.ts";
import { wake, withWakeUps } from "#db/wake-ups.server.ts";
import { parseLiveUrl } from "#environment/live-url.ts";
import { openNats } from "#live/nats.server.ts";
import { runAsAdmin, startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { startNats } from "#test/live/nats-server.ts";

const seconds = Number(process.env.MATINAL_SECONDS ?? 4);
const rounds = Number(process.env.MATINAL_ROUNDS ?? 3);
const writersPerNode = 10;
const channel = "bench";
const log = pino({ level: "silent" });

const cluster = await startPostgreSQL();
const nats = await startNats();
const servers = parseLiveUrl(nats.url);
if ("problem" in servers) throw new Error(servers.problem);
await runAsAdmin(cluster.url, "create table bench (id bigserial primary key, client text not null)");

const rows = [];
for (const nodes of [1, 2, 4])
  for (const kind of ["nobody is woken", "NOTIFY", "NATS"] as const) {
    const runs: Awaited<ReturnType<typeof run>>[] = [];
    // By turns, so that the machine's other work meets all of them.
    for (let round = 0; round < rounds; round++) runs.push(await run(nodes, kind));
    const middle = (of: (each: (typeof runs)[number]) => number) =>
      Math.round((runs.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0) * 10) / 10;
    rows.push({
      nodes,
      kind,
      "transactions a second": middle(({ rate }) => rate),
      "of them woken elsewhere": middle(({ woken }) => woken),
      "after the commit, p50 ms": middle(({ latencies }) => latencies[Math.floor(latencies.length / 2)] ?? 0),
      "p99 ms": middle(({ latencies }) => latencies[Math.floor(latencies.length * 0.99)] ?? 0),
    });
  }
console.table(rows);
await nats.kill();
await cluster.stop();

type Receive = (payload: string | null) => void;

async function run(nodes: number, kind: "nobody is woken" | "NOTIFY" | "NATS") {
  const stops: (() => Promise<void>)[] = [];
  const open = async () => {
    const slot: CarrierSlot = { carrier: null };
    const pool = new pg.Pool({ connectionString: cluster.url, max: writersPerNode });
    stops.push(() => pool.end());
    const db = withWakeUps(drizzle(pool, { schema }), slot);
    if (kind === "NATS") {
      const carrier = openNats(servers as Exclude<typeof servers, { problem: string }>, log);
      slot.carrier = carrier;
      stops.unshift(carrier.close);
      while (!carrier.isConnected()) await delay(5);
      return { db, listen: async (receive: Receive) => carrier.listen(channel, receive) };
    }
    return {
      db,
      async listen(receive: Receive) {
        const client = new pg.Client({ connectionString: cluster.url });
        stops.push(() => client.end());
        client.on("notification", ({ payload = "" }) => receive(payload));
        await client.connect();
        await client.query(`listen ${channel}`);
      },
    };
  };
  const all = await Promise.all(Array.from({ length: nodes }, open));
  const reader = await open();
  const committed = new Map<string, number>();
  const received = new Map<string, number>();
  await reader.listen((payload) => payload && received.set(payload, performance.now()));
  await delay(100);
  let isOver = false;
  let count = 0;
  const started = performance.now();
  const writers = all.flatMap(({ db }, node) =>
    Array.from({ length: writersPerNode }, async (_, writer) => {
      for (let number = 0; !isOver; number++) {
        const payload = `${node} ${writer} ${number}`;
        await db.transaction(async (tx) => {
          await tx.execute(sql`insert into bench (client) values (${payload})`);
          if (kind !== "nobody is woken") await wake(tx, channel, payload);
        });
        committed.set(payload, performance.now());
        count++;
      }
    }),
  );
  await delay(seconds * 1_000);
  isOver = true;
  await Promise.all(writers);
  const rate = count / ((performance.now() - started) / 1_000);
  await delay(500);
  const latencies = [...received].flatMap(([payload, at]) => {
    const since = committed.get(payload);
    return since === undefined ? [] : [Math.max(0, at - since)];
  });
  for (const stop of stops) await stop();
  return { rate, woken: received.size / (count / rate), latencies: latencies.sort((a, b) => a - b) };
}
