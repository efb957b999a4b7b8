// Messages from the send to the event in another connection, with 1,000 streams open: how long, how many a second, and
// whether one is lost, doubled or sent to somebody else. Beside a bare broadcast over WebSocket and Socket.IO, which store,
// authenticate and answer nothing.
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, longRunningProduct, type RunningServer, startServer } from "#test/server/running-server.ts";
import { fromManyAddresses, signInMany } from "./live/customers.ts";
import { type LiveSystem, openAll } from "./live/load.ts";
import { installPeers, startSocketIo, startWebSocket } from "./live/peers.ts";
import { createSender, openStream } from "./live/streams.ts";

const clients = Number(process.env.MATINAL_STREAMS ?? 1_000);
const seconds = Number(process.env.MATINAL_SECONDS ?? 10);
/** Messages a second; `null` for as many as are taken. A client may send 60 a minute, more than 1,000 of them use here. */
const rates = [50, null];

const peers = installPeers();
if ("problem" in peers) console.log(`The peers do not install: ${peers.problem}`);
await ensureBuild();

const systems: [name: string, start: () => Promise<LiveSystem>][] = [
  ["Matinal, PostgreSQL", () => onPostgreSQL(1)],
  ["Matinal, PostgreSQL, two nodes", () => onPostgreSQL(2)],
  ["Matinal, PostgreSQL, four nodes", () => onPostgreSQL(4)],
  ["Matinal, embedded database", () => startMatinal({})],
];
if ("folder" in peers)
  systems.push(
    ["WebSocket, nothing stored", () => startWebSocket(peers.folder, clients)],
    ["Socket.IO, nothing stored", () => startSocketIo(peers.folder, clients)],
  );

const rows = [];
for (const [name, start] of systems) {
  const system = await start();
  const load = await openAll(system, clients);
  // Code that has run is compiled.
  await load.send(50, 3);
  for (const rate of rates) {
    const { rate: reached, latencies, lost, doubled, misdirected } = await load.send(rate, seconds);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) =>
      Number(latencies[Math.floor(latencies.length * part)]?.toFixed(1)),
    );
    const figures = {
      "a second": rate ?? "as many as it takes",
      reached: Math.round(reached),
      p50,
      p95,
      p99,
    };
    rows.push({ system: name, ...figures, lost, doubled, misdirected });
  }
  await system.stop();
}
console.table(rows);
if ("folder" in peers) peers.remove();

async function onPostgreSQL(nodes: number): Promise<LiveSystem> {
  const cluster = await startPostgreSQL();
  const system = await startMatinal(
    { DATABASE_URL: cluster.url, AUTH_SECRET: "a secret of this bench alone, long enough" },
    nodes,
  );
  return {
    ...system,
    stop: async () => {
      await system.stop();
      await cluster.stop();
    },
  };
}

/** With several nodes a client sends through one and has its stream on the next. */
async function startMatinal(settings: Record<string, string>, nodes = 1): Promise<LiveSystem> {
  const variables = { ...fromManyAddresses, LOG_LEVEL: "warn", ...settings };
  const first = await startServer(variables, longRunningProduct);
  // Before there are others: any node delivers a mail, into its own folder.
  const cookies = await signInMany(first, clients);
  const others: RunningServer[] = [];
  while (others.length < nodes - 1) others.push(await startServer(variables, longRunningProduct));
  const servers = [first, ...others];
  const senders = servers.map(({ port }) => createSender(port, 256 / nodes));
  const portFor = (client: number) => servers[(client + 1) % nodes]?.port ?? first.port;
  return {
    open: async (client, onMessage) => {
      await openStream(portFor(client), cookies[client] as string, onMessage);
    },
    send: async (client, content) => {
      const status = await senders[client % nodes]?.send(cookies[client] as string, content);
      if (status !== 201) throw new Error(`A message was answered ${status}.`);
    },
    stop: async () => {
      for (const sender of senders) sender.close();
      for (const server of servers) {
        await server.end("SIGKILL");
        discard(server);
      }
    },
  };
}
