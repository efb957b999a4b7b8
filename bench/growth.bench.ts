// How the times of one customer grow with what they have stored, on PostgreSQL: conversations of 100, 1,000 and 10,000 messages,
// and lists of 1,000, 10,000 and 100,000 prospects, asked by turns. The slope is that of the times over the sizes, both in
// logarithms: 0 does not grow, 1 grows in proportion. `MATINAL_ROUNDS` is how often each is asked; 30 by default.
import pg from "pg";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { median } from "./tool.ts";

const rounds = Number(process.env.MATINAL_ROUNDS ?? 30);

const calls = {
  messages: {
    sizes: [100, 1_000, 10_000],
    paths: ["/assistant", "/api/messages?limit=60", "/api/session"],
  },
  prospects: {
    sizes: [1_000, 10_000, 100_000],
    paths: [
      "/liste",
      "/api/prospects",
      "/api/prospects?view=today",
      "/api/prospects?q=soci%C3%A9t%C3%A9",
      "/api/prospects?q=personne+777",
      "/api/prospects/changes?after=0",
    ],
  },
};

await ensureBuild();
const cluster = await startPostgreSQL();
const server = await startServer({
  LOG_LEVEL: "warn",
  DATABASE_URL: cluster.url,
  AUTH_SECRET: "a secret that only this benchmark knows, long enough",
});
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
const rows: Record<string, string>[] = [];
for (const [kind, { sizes, paths }] of Object.entries(calls)) {
  const customers: Visitor[] = [];
  for (const size of sizes) customers.push(await customer(kind, size));
  await client.query("analyze");
  for (const path of paths) rows.push(await measure(kind, path, sizes, customers));
}
console.table(rows);
await client.end();
await server.end("SIGTERM");
discard(server);
await cluster.stop();

async function customer(kind: string, size: number): Promise<Visitor> {
  const visitor = new Visitor(server);
  const email = `${kind}-${size}@exemple.fr`;
  await visitor.signIn(email);
  await visitor.onboard();
  // The first page of a list makes what it needs.
  await (await visitor.fetch("/liste")).text();
  await (kind === "messages" ? addMessages : addProspects)(email, size);
  return visitor;
}

async function addMessages(email: string, size: number) {
  await client.query(
    `insert into messages (client_id, seq, role, content, created_at)
     select id, last_seq + n, case when n % 2 = 1 then 'user' else 'assistant' end,
       'Message ' || n || repeat(' et la suite', n % 40), now() - ($1 - n) * interval '10 minutes'
     from clients, generate_series(1, $1::int) n where email = $2`,
    [size, email],
  );
  await client.query(
    `update messages reply set reply_to = sent.id from messages sent, clients
     where reply.client_id = clients.id and email = $1 and sent.client_id = clients.id
       and reply.role = 'assistant' and reply.reply_to is null and sent.role = 'user' and sent.seq = reply.seq - 1`,
    [email],
  );
  await client.query("update clients set last_seq = last_seq + $1 where email = $2", [size, email]);
}

async function addProspects(email: string, size: number) {
  await client.query(
    `insert into prospects (team_id, seq, created_seq, company, sector, city, contact, role, email_state, phone_state, score,
       reasons, signal, technologies, work_history, sources, next_what, next_at, delivered_on, active_on, created_at, person_key, search)
     select team_id, n, n, 'Société ' || n, 'Secteur', 'Lyon', 'Personne ' || n, 'Achats', 'missing', 'missing', n % 101,
       '[]', 'Recrute', '[]', '[]', '[]', 'Appeler', now(), current_date - n / 50, current_date - n / 50, now(), n::text,
       format('%L %L %L', left(team_id::text, 8) || 'societe', left(team_id::text, 8) || 'personne', left(team_id::text, 8) || n)::tsvector
     from team_members join clients on clients.id = client_id, generate_series(1, $1::int) n where email = $2
     order by 2`,
    [size, email],
  );
  await client.query(
    `update teams set last_seq = $1 where id = (select team_id from team_members join clients on clients.id = client_id where email = $2)`,
    [size, email],
  );
}

async function measure(kind: string, path: string, sizes: number[], customers: Visitor[]) {
  const times: number[][] = sizes.map(() => []);
  for (let round = -3; round < rounds; round++)
    for (const [index, visitor] of customers.entries()) {
      const start = performance.now();
      const response = await visitor.fetch(path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`);
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  const medians = times.map(median);
  return {
    path,
    ...Object.fromEntries(
      ["small", "middle", "large"].map((name, index) => [
        name,
        `${medians[index]?.toFixed(1)} ms (${sizes[index]?.toLocaleString("en")} ${kind})`,
      ]),
    ),
    slope: slopeOf(sizes, medians).toFixed(2),
  };
}

/** Of the line that fits best through these points in logarithms. */
function slopeOf(sizes: number[], times: number[]): number {
  const [x, y] = [sizes.map(Math.log), times.map(Math.log)];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY)));
  return covariance / mean(x.map((value) => (value - meanX) ** 2));
}
