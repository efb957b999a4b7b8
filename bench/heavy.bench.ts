// A client with a long history, on a process with a heap of 768 MB: the cost of reading all of it, compared with reading
// it in pages (`?limit=`), and how long other clients wait meanwhile.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, type RunningServer, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";

const long = 12_000;
const short = 2_000;
const characters = 8_000;
const parallel = 12;
const address = "longue@exemple.fr";
const settings = { LOG_LEVEL: "warn", NODE_OPTIONS: "--max-old-space-size=768" };

/** The statements that create the history, and a profile so that no onboarding question is open. */
const filling: [string, readonly unknown[]][] = [
  [
    `insert into messages (id, client_id, seq, role, content, created_at, reply_to)
     select md5(c.id || n)::uuid, c.id, n + 1, case when n % 2 = 1 then 'user' else 'assistant' end,
       (select string_agg(md5(n || ' ' || part), '') from generate_series(1, $2::int / 32) part),
       now() - interval '2 days', case when n % 2 = 0 then md5(c.id || (n - 1))::uuid end
     from clients c, generate_series(1, $1::int) n`,
    [long, characters],
  ],
  ["update clients set last_seq = $1", [long + 1]],
  ["insert into client_profile (client_id, company_name) select id, 'Pômmy' from clients", []],
];

await ensureBuild();
for (const engine of ["embedded", "PostgreSQL"] as const) {
  const { server, anna, end } = await (engine === "embedded" ? onEmbedded() : onPostgreSQL());
  const tasks: [string, () => Promise<number>][] = [
    [`the last ${short} messages, once`, () => read(anna, `/api/messages?after=${long - short + 1}`)],
    [`all ${long}, ${parallel} at once`, () => times(() => read(anna, "/api/messages"))],
    [`peer: the same, ?limit=500, ${parallel} at once`, () => times(() => readInPages(anna))],
    ["the export, once", () => read(anna, "/compte/export")],
    ["the deletion of the account", () => deleteAccount(anna)],
  ];
  const rows = [];
  for (const [figure, task] of tasks) rows.push({ figure, ...(await measured(server, task)) });
  console.log(engine);
  console.table(rows);
  await end();
}

/** Seconds and megabytes of `task`, the peak memory of the process, and the longest wait of another client. */
async function measured(server: RunningServer, task: () => Promise<number>) {
  let isOver = false;
  const waits: number[] = [];
  let memory = 0;
  const otherClient = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${server.url}/healthz`)).arrayBuffer();
      waits.push(performance.now() - start);
      const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      memory = Math.max(memory, Number(status.match(/VmRSS:\s+(\d+)/)?.[1]));
      await delay(20);
    }
  })();
  const start = performance.now();
  const bytes = await task();
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await otherClient;
  return {
    seconds: seconds.toFixed(1),
    MB: Math.round(bytes / 1e6),
    "memory, MB": Math.round(memory / 1000),
    "/healthz at most, ms": Math.round(Math.max(...waits)),
  };
}

async function times(work: () => Promise<number>): Promise<number> {
  const bytes = await Promise.all(Array.from({ length: parallel }, work));
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** Reads and discards the whole response. Returns its bytes. */
async function read(visitor: Visitor, path: string): Promise<number> {
  const response = await visitor.fetch(path);
  if (response.status !== 200 || !response.body) throw new Error(`${path} was answered ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

async function readInPages(visitor: Visitor): Promise<number> {
  let bytes = 0;
  for (let before = long + 2; before > 1; before -= 500)
    bytes += await read(visitor, `/api/messages?limit=500&before=${before}`);
  return bytes;
}

async function deleteAccount(visitor: Visitor): Promise<number> {
  const body = new URLSearchParams({ intent: "delete", confirmation: "SUPPRIMER" });
  const response = await visitor.fetch("/compte", { method: "POST", body });
  if (response.status !== 302) throw new Error(`The deletion was answered ${response.status}.`);
  return 0;
}

async function onEmbedded() {
  const first = await startServer(settings);
  const anna = await signedIn(first);
  await first.end("SIGTERM");
  const pglite = await openDurablePGlite(join(first.dataDir, "database"));
  for (const [statement, values] of filling) await pglite.query(statement, [...values]);
  await pglite.close();
  const server = await startServer({ ...settings, DATA_DIR: first.dataDir, PORT: String(first.port) });
  const end = async () => {
    await server.end("SIGTERM");
    discard(server);
  };
  return { server, anna, end };
}

async function onPostgreSQL() {
  const cluster = await startPostgreSQL();
  const server = await startServer({
    ...settings,
    DATABASE_URL: cluster.url,
    AUTH_SECRET: "a secret that only this benchmark knows, long enough",
  });
  const anna = await signedIn(server);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  for (const [statement, values] of filling) await client.query(statement, [...values]);
  await client.end();
  const end = async () => {
    await server.end("SIGTERM");
    discard(server);
    await cluster.stop();
  };
  return { server, anna, end };
}

async function signedIn(server: RunningServer): Promise<Visitor> {
  const anna = new Visitor(server);
  await anna.signIn(address);
  await anna.conversation();
  return anna;
}
