// The list of a client with 100,000 prospects on both engines, with a million in the table on PostgreSQL: pages, searches
// and changes over HTTP, and a file of 50,000 rows, during which others ask for their pages.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { startScript } from "#test/process/run-script.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { median } from "./tool.ts";

const rounds = 15;
const rows = 50_000;
const others = 900_000;

/** What is measured, and the milliseconds that are wanted in the database. All rows are of today, and none is due. */
const calls: [figure: string, path: string, wanted: string][] = [
  ["first page, all", "/api/prospects", "50 ms"],
  ["first page, today", "/api/prospects?view=today", "50 ms"],
  ["first page, due", "/api/prospects?view=due", "50 ms"],
  ["a status that nobody has", "/api/prospects?status=won", "50 ms"],
  ["a sector of today", "/api/prospects?view=today&sector=Secteur+7", "50 ms"],
  ["a sector that none of today has", "/api/prospects?view=today&sector=Secteur+99", "50 ms"],
  ["score 100", "/api/prospects?score=100", "50 ms"],
  ["search, few matches", "/api/prospects?q=personne+777", "100 ms"],
  ["search, no match", "/api/prospects?q=zzz", "100 ms"],
  ["search, all match", "/api/prospects?q=Soci%C3%A9t%C3%A9", "100 ms"],
  ["search, two letters that all match", "/api/prospects?view=today&q=so", "100 ms"],
  ["search, all match, none due", "/api/prospects?view=due&q=so", "100 ms"],
  ["500 changes", "/api/prospects/changes?after=0", ""],
];

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), "matinal-bench-"));
const files = [0, 1].map((part) => {
  const file = join(folder, `${part}.csv`);
  const numbers = Array.from({ length: rows }, (_, index) => part * rows + index);
  const lines = numbers.map(
    (n) =>
      `Société ${n};Personne ${n};p${n}@s${n}.example;Achats;Secteur ${n % 40};Lyon;${n % 101};Recrute un acheteur`,
  );
  writeFileSync(file, `Société;Contact;E-mail;Poste;Secteur;Ville;Score;Signal\n${lines.join("\n")}\n`);
  return file;
});

await measure("embedded", {});
const cluster = await startPostgreSQL();
const settings = {
  DATABASE_URL: cluster.url,
  AUTH_SECRET: "a secret that only this benchmark knows, long enough",
};
await measure("PostgreSQL", settings, fillForOthers);
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

async function measure(engine: string, variables: Record<string, string>, fill = async () => {}) {
  const results: Record<string, string>[] = [];
  const server = await startServer({ LOG_LEVEL: "warn", ...variables });
  const [anna, bruno] = [new Visitor(server), new Visitor(server)];
  await anna.signIn("anna@exemple.fr");
  await bruno.signIn("bruno@exemple.fr");
  await fill();
  for (const [part, file] of files.entries()) {
    const start = performance.now();
    let isDone = false;
    const health: number[] = [];
    const pages: number[] = [];
    const watch = (async () => {
      while (!isDone) {
        health.push(await timed(bruno, "/healthz"));
        pages.push(await timed(bruno, "/api/prospects"));
        await delay(20);
      }
    })();
    const parameters = ["prospects", "import", file, "--client", "anna@exemple.fr"];
    const { code, output } = await startScript("ops", parameters, { ...variables, DATA_DIR: server.dataDir })
      .ended;
    isDone = true;
    await watch;
    if (code !== 0) throw new Error(output);
    const figure = `import of ${rows} rows, ${part * rows} there`;
    results.push({
      engine,
      figure,
      median: `${((performance.now() - start) / 1000).toFixed(1)} s`,
      slowest: "",
      wanted: "",
    });
    results.push({ engine, figure: "  meanwhile /healthz", ...inMilliseconds(health), wanted: "" });
    results.push({
      engine,
      figure: "  meanwhile another client's page",
      ...inMilliseconds(pages),
      wanted: "",
    });
  }
  for (const [figure, path, wanted] of calls) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timed(anna, path));
    results.push({ engine, figure, ...inMilliseconds(times), wanted });
  }
  results.push({
    engine,
    figure: "an event (status)",
    ...inMilliseconds(await eventTimes(anna)),
    wanted: "",
  });
  console.table(results);
  await server.end("SIGTERM");
  discard(server);
}

async function timed(visitor: Visitor, path: string): Promise<number> {
  const start = performance.now();
  const response = await visitor.fetch(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return performance.now() - start;
}

async function eventTimes(visitor: Visitor): Promise<number[]> {
  const response = await visitor.fetch(`/api/prospects?limit=${rounds}`);
  const { prospects } = (await response.json()) as { prospects: { id: string }[] };
  const times: number[] = [];
  for (const { id } of prospects) {
    const start = performance.now();
    const { status } = await visitor.post(`/api/prospects/${id}/events`, {
      ...{ key: randomUUID(), kind: "status", status: "to_call_back" },
    });
    if (status !== 201) throw new Error(`An event returned ${status}.`);
    times.push(performance.now() - start);
  }
  return times;
}

function inMilliseconds(times: readonly number[]) {
  return { median: `${median(times).toFixed(0)} ms`, slowest: `${Math.max(...times).toFixed(0)} ms` };
}

/** Prospects of a thousand other teams. The indexes are made afterwards, which is several times as quick. */
async function fillForOthers() {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("insert into teams (id) select gen_random_uuid() from generate_series(1, 1000)");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'prospects' and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into prospects (team_id, seq, created_seq, company, sector, city, contact, role, email_state, phone_state, score,
       reasons, signal, technologies, work_history, sources, next_what, next_at, delivered_on, active_on, created_at, person_key, search)
     select id, n, n, 'Société ' || n, 'Secteur', 'Lyon', 'Personne ' || n, 'Achats', 'missing', 'missing', n % 101,
       '[]', 'Recrute', '[]', '[]', '[]', 'Appeler', now(), current_date, current_date, now(), n::text,
       format('%L %L %L', left(id::text, 8) || 'societe', left(id::text, 8) || 'personne', left(id::text, 8) || n)::tsvector
     from teams, generate_series(1, $1::int / 1000) n where not exists (select from team_members where team_id = id)
     order by 1, 2`,
    [others],
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.end();
}
