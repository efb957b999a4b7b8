// Measures how long the first messages after a start take, sent as soon as the product serves, beside those of another
// version by turns: `MATINAL_PEER=FOLDER npm run bench -- start` names the folder of its checkout, with its dependencies.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { discard, type RunningServer, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { median } from "./tool.ts";

const rounds = 10;
/** Milliseconds between two messages, in which the reply to the first is made. */
const pause = 300;

await ensureBuild();
const peer = process.env.MATINAL_PEER;
const versions = [
  ...(peer ? [await prepare("peer", peer)] : []),
  await prepare("this version", join(import.meta.dirname, "..")),
];
for (let round = 1; round <= rounds; round++)
  for (const version of versions) await measure(version, `tour ${round}`);

console.table(
  versions.map(({ name, starts, first, firstWork, second }) => ({
    version: name,
    "until it serves": milliseconds(starts),
    "first message": `${milliseconds(first)} (${Math.min(...first).toFixed(0)} to ${Math.max(...first).toFixed(0)})`,
    "processor time of the first": milliseconds(firstWork),
    "second message": milliseconds(second),
  })),
);
for (const { settings } of versions) discard({ dataDir: settings.DATA_DIR });

/** A data folder with a customer, and their cookies. */
async function prepare(name: string, folder: string) {
  const program = { folder, script: "scripts/start.ts" };
  const server = await startServer({ LOG_LEVEL: "warn" }, program);
  const visitor = new Visitor(server);
  await visitor.signIn("depart@exemple.fr");
  await visitor.onboard();
  await server.end("SIGTERM");
  const settings = { LOG_LEVEL: "warn", DATA_DIR: server.dataDir, PORT: String(server.port) };
  const figures = { starts: [], first: [], firstWork: [], second: [] } as Record<
    "starts" | "first" | "firstWork" | "second",
    number[]
  >;
  return { name, program, settings, cookies: visitor.cookies, ...figures };
}

type Version = Awaited<ReturnType<typeof prepare>>;

async function measure(version: Version, text: string) {
  const begun = performance.now();
  const server = await startServer(version.settings, version.program);
  version.starts.push(performance.now() - begun);
  const visitor = new Visitor(server);
  for (const [name, value] of version.cookies) visitor.cookies.set(name, value);
  const before = processorTime(server);
  version.first.push(await send(visitor, `${text}, un`));
  version.firstWork.push(processorTime(server) - before);
  await delay(pause);
  version.second.push(await send(visitor, `${text}, deux`));
  await server.end("SIGTERM");
}

async function send(visitor: Visitor, content: string): Promise<number> {
  const begun = performance.now();
  const response = await visitor.say(content);
  await response.text();
  if (response.status !== 201) throw new Error(`A message was answered ${response.status}.`);
  return performance.now() - begun;
}

/** The milliseconds that a process has worked so far, in steps of ten: a busy machine does not lengthen them. */
function processorTime({ process: { pid } }: RunningServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function milliseconds(values: number[]): string {
  return `${median(values).toFixed(0)} ms`;
}
