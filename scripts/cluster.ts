// `npm run cluster`: what deploy/cluster/compose.yaml describes, on this machine and from its programs (Debian's packages
// postgresql, pgbouncer, nats-server and caddy), on scratch data, until Ctrl-C.
import { once } from "node:events";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { findPgBouncer } from "#test/database/pgbouncer.ts";
import { findPostgreSQL } from "#test/database/postgresql-cluster.ts";
import { type Cluster, findCaddy, startCluster } from "#test/deploy/cluster.ts";
import { findNatsServer } from "#test/live/nats-server.ts";
import { freePort } from "#test/server/free-port.ts";
import { ensureBuild } from "./bundle/ensure-build.ts";
import { fail, readCommandLine, readPort } from "./command-line.ts";

const { parameters } = readCommandLine({
  usage: `npm run cluster [-- PORT]   Runs two nodes behind Caddy, with PostgreSQL and its standby, poolers and NATS, on scratch data.
The port is 8443 unless it is given. Needs Debian's packages postgresql, pgbouncer, nats-server and caddy.`,
  parameters: [0, 1],
});
const port = readPort("PORT", parameters[0] ?? "8443");
const programs = {
  postgresql: findPostgreSQL(),
  pgbouncer: findPgBouncer(),
  "nats-server": findNatsServer(),
  caddy: findCaddy(),
};
const missing = Object.entries(programs).flatMap(([name, path]) => (path === null ? [name] : []));
if (missing.length > 0) fail(`Not installed: ${missing.join(", ")}.`);

await ensureBuild();
const mails = await startMailCatcher();
const cluster = await startCluster({ SMTP_URL: mails }, port);
console.log(`Open ${cluster.url} (the browser warns: Caddy has signed the certificate itself).`);
console.log(`Nodes: ${cluster.nodes.map(({ url }) => url).join(", ")}`);
console.log(
  "f and Enter: kill the primary and promote the standby. 1 or 2 and Enter: kill that node and start it again. Ctrl-C: end.",
);

let isFailedOver = false;
let doing: Promise<unknown> = Promise.resolve();
process.stdin.setEncoding("utf8").on("data", (line: string) => {
  doing = doing.then(() => obey(cluster, line.trim())).catch((error) => console.error(String(error)));
});
await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
await doing;
await cluster.stop();
process.exit(0);

async function obey({ nodes, failOver, restartNode }: Cluster, order: string) {
  if (order === "f" && !isFailedOver) {
    isFailedOver = true;
    await failOver();
    return console.log("The primary was killed, and the standby promoted.");
  }
  const index = Number(order) - 1;
  const node = nodes[index];
  if (!node) return console.log("f, 1 or 2; the primary dies once.");
  await node.end("SIGKILL");
  console.log(`${node.url} was killed.`);
  nodes[index] = await restartNode(node);
  console.log(`${node.url} runs again.`);
}

/** Prints the links and codes of what the nodes send. Resolves with its SMTP_URL. */
async function startMailCatcher(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const to = envelope.rcptTo.map(({ address }) => address).join(", ");
          console.log(`Mail for ${to}: ${mail.subject}\n${mail.text ?? ""}`);
          done();
        }, done);
    },
  });
  server.on("error", () => {});
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", () => resolve()));
  return `smtp://127.0.0.1:${own}`;
}
