// What open streams cost one process: its memory with 10,000 of them, and what 50,000 that come and go leave behind.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { freePort } from "#test/server/free-port.ts";
import { discard, longRunningProduct, startServer } from "#test/server/running-server.ts";
import { fromManyAddresses, signInMany } from "./live/customers.ts";
import { type OpenStream, openStream } from "./live/streams.ts";

const streams = Number(process.env.MATINAL_STREAMS ?? 10_000);
const aborts = Number(process.env.MATINAL_ABORTS ?? 50_000);
/** As many as one customer may have on a node; live.server.ts. */
const streamsEach = 10;

await ensureBuild();
const cluster = await startPostgreSQL();
const inspectorPort = await freePort();
const server = await startServer(
  {
    ...fromManyAddresses,
    DATABASE_URL: cluster.url,
    AUTH_SECRET: "a secret of this bench alone, long enough",
    LOG_LEVEL: "warn",
  },
  { ...longRunningProduct, nodeOptions: [`--inspect=127.0.0.1:${inspectorPort}`] },
);
const cookies = await signInMany(server, Math.ceil(streams / streamsEach));
const rows: Record<string, string | number>[] = [];

await settled();
const before = memory();
let ended = 0;
const opened: OpenStream[] = [];
rows.push({ figure: "memory of the process before", measured: megabytes(before), wanted: "" });
const began = performance.now();
await inTurn(streams, 64, async (number) => {
  const cookie = cookies[number % cookies.length] as string;
  opened.push(
    await openStream(
      server.port,
      cookie,
      () => {},
      () => ended++,
    ),
  );
});
const openedIn = performance.now() - began;
await settled();
const each = (memory() - before) / streams / 1024;
rows.push(
  { figure: "streams open", measured: `${await openStreams()}, ${ended} ended`, wanted: streams },
  { figure: "opened in", measured: `${(openedIn / 1_000).toFixed(1)} s`, wanted: "" },
  { figure: "memory of each", measured: `${each.toFixed(1)} kB`, wanted: "20 kB" },
  { figure: "memory of the process", measured: megabytes(memory()), wanted: "" },
);
const slowest = await slowestPage();
rows.push({ figure: "a page meanwhile, slowest of 50", measured: `${slowest} ms`, wanted: "" });
for (const stream of opened) stream.close();
await noStreams();

const sizes: number[] = [];
for (let fifth = 0; fifth < 5; fifth++) {
  await inTurn(aborts / 5, 64, async (number) => {
    (await openStream(server.port, cookies[number % cookies.length] as string)).close();
  });
  await noStreams();
  await settled();
  sizes.push(memory());
}
rows.push(
  { figure: `subscribers after ${aborts} connects and aborts`, measured: await openStreams(), wanted: 0 },
  {
    figure: "memory of the process after each fifth",
    measured: sizes.map(megabytes).join(", "),
    wanted: "level",
  },
);
console.table(rows);
await server.end("SIGKILL");
discard(server);
await cluster.stop();

/** Calls `work` with 0, 1, … `count` - 1, at most `together` at the same time. */
async function inTurn(count: number, together: number, work: (number: number) => Promise<void>) {
  let begun = 0;
  const one = async () => {
    while (begun < count) await work(begun++);
  };
  await Promise.all(Array.from({ length: together }, one));
}

/** Bytes of the process that are in memory. */
function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) * 1024;
}

/** Makes the process collect what it no longer needs: V8 does so when it pleases, or not at all. */
async function settled() {
  await delay(3_000);
  for (let time = 0; time < 2; time++) await collectGarbage();
  await delay(3_000);
}

/** Asks for it by the inspector's protocol, https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/. */
async function collectGarbage() {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const inspector = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(inspector, "open");
  inspector.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await once(inspector, "message");
  inspector.close();
}

async function openStreams(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(metrics.match(/^matinal_streams_open (\d+)$/m)?.[1]);
}

async function noStreams() {
  while ((await openStreams()) > 0) await delay(50);
}

async function slowestPage(): Promise<number> {
  let slowest = 0;
  for (let time = 0; time < 50; time++) {
    const asked = performance.now();
    await (await fetch(`${server.url}/login`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
  }
  return Math.round(slowest);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
