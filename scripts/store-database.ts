// `npm run db:store -- NAME`: runs this version on a new PostgreSQL database, uses it as two customers and a visitor do,
// and writes what is then stored to test/upgrade/databases/NAME.sql, with a session's cookie in NAME.json. A release
// stores its own, so that the next version is tested on it. CONTRIBUTING.md.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgreSQL, runAsAdmin, startPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { ensureBuild } from "./bundle/ensure-build.ts";
import { readCommandLine } from "./command-line.ts";

const usage = `npm run db:store -- NAME   Stores a small database of this version as test/upgrade/databases/NAME.sql, for the
tests of the next one. NAME is the short hash of the commit.`;
const {
  parameters: [name = ""],
} = readCommandLine({ usage, parameters: [1, 1] });
if (!/^\w[\w.-]*$/.test(name)) {
  console.error(`"${name}" is no name of a file.\n\n${usage}`);
  process.exit(2);
}

/** Of this invented database alone. */
const authSecret = "the secret of the stored databases, which protects nothing";

await ensureBuild();
const cluster = await startPostgreSQL();
const database = `stored_${process.pid}`;
await runAsAdmin(cluster.url, `create database ${database}`);
const url = new URL(cluster.url);
url.pathname = `/${database}`;
try {
  const cookies = await use(url.href);
  const folder = join(import.meta.dirname, "../test/upgrade/databases");
  const now = new Date().toISOString();
  writeFileSync(join(folder, `${name}.sql`), dump(url.href));
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ storedAt: now, authSecret, cookies }, null, 2)}\n`,
  );
  console.log(`Stored test/upgrade/databases/${name}.sql. Run npm run format, and npm test -- test/upgrade.`);
} finally {
  await runAsAdmin(cluster.url, `drop database if exists ${database} with (force)`);
  await cluster.stop();
}

/** Fills the database by the product itself, and returns the cookies of a customer who is signed in. */
async function use(databaseUrl: string): Promise<Record<string, string>> {
  // Nothing listens there, so that the contact request waits in the outbox.
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    CONTACT_RELAY_URL: "http://127.0.0.1:9/",
  };
  const server = await startServer(settings);
  try {
    const [anna, bruno] = [new Visitor(server), new Visitor(server)];
    for (const [visitor, address] of [
      [anna, "anna@exemple.fr"],
      [bruno, "bruno@exemple.fr"],
    ] as const) {
      await visitor.signIn(address);
      await visitor.onboard();
    }
    await anna.say("Que coûte l’offre Starter ? 🌅");
    await anna.messagesAfter(15, 2);
    for (const kind of ["email", "sequence"])
      await expectStatus(201, anna.post("/api/drafts", { key: crypto.randomUUID(), kind }));
    const { drafts } = (await (await anna.fetch("/api/drafts")).json()) as {
      drafts: { id: string; kind: string }[];
    };
    const email = drafts.find(({ kind }) => kind === "email");
    const content = { subject: "Réécrit", body: "Bonjour {{prénom}}," };
    await expectStatus(200, anna.post(`/api/drafts/${email?.id}`, { version: 1, content }, "PATCH"));
    const form = {
      firstName: "Carla",
      lastName: "C",
      email: "carla@exemple.fr",
      subject: "Démo",
      message: "Bonjour",
    };
    await new Visitor(server).fetch("/contact", { method: "POST", body: new URLSearchParams(form) });
    return Object.fromEntries(anna.cookies);
  } finally {
    await server.end("SIGTERM");
    discard(server);
  }
}

async function expectStatus(status: number, responding: Promise<Response>) {
  const response = await responding;
  if (response.status !== status)
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

/** The database as statements that both engines execute: without the commands of psql and the settings of its version. */
function dump(databaseUrl: string): string {
  const PATH = [findPostgreSQL(), process.env.PATH].filter(Boolean).join(":");
  const parameters = ["--inserts", "--no-owner", "--schema=public", `--dbname=${databaseUrl}`];
  return (
    execFileSync("pg_dump", parameters, { env: { ...process.env, PATH }, encoding: "utf8" })
      .split("\n")
      .filter(
        (line) =>
          line !== "" && !/^(?:--|\\|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA public)/.test(line),
      )
      .filter((line) => !/\bON SCHEMA public\b|^COMMENT ON SCHEMA/.test(line) || /matinal_client/.test(line))
      // What operators may read is completed at each start, where their role exists (db/operator-role.ts).
      .filter((line) => !line.includes("matinal_operator"))
      .join("\n")
      .concat("\n")
  );
}
