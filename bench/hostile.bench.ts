// Every field of every route gets 64 kB of hostile text while `/healthz` is asked every 20 ms: how late it answers at
// most, beside harmless text of the same size. Nothing may make it 100 ms late. docs/decisions/0016-linear-patterns.md.
// A busy machine is late by itself, so the shortest of several attempts counts.
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "../scripts/build.ts";
import { discard, startServer, Visitor } from "../test/running-server.ts";
import { type Attack, attacks, needsSession } from "./attacks.ts";
import { median } from "./tool.ts";

const fillers = {
  harmless: "a",
  "@": "@",
  "(": "(",
  spaces: " ",
  backticks: "`",
  "[": "[",
  "*": "*_",
  "a@": "a@a.",
  slashes: "/",
  pairs: "a=1; ",
  commas: ",",
  quotes: '"\\',
  accents: "e\u0301\u0323",
  "line breaks": "\r\n",
};

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const anna = new Visitor(server);
await anna.signIn("anna@exemple.fr");

/** Milliseconds from which an attack is tried again, and how often at most. */
const suspicious = 40;
const attempts = 5;

const rows: { attack: string; filler: string; late: number; answer: string }[] = [];
for (const attack of attacks)
  for (const [filler, text] of Object.entries(fillers)) {
    let late = Number.POSITIVE_INFINITY;
    const answers = new Set<string>();
    for (let attempt = 0; attempt < attempts && late > suspicious; attempt++) {
      const pulse = startPulse();
      for (const answer of await Promise.all([send(attack, text), send(attack, text)])) answers.add(answer);
      await delay(20);
      late = Math.min(late, Math.round(await pulse.stop()));
    }
    rows.push({ attack: attack.name, filler, late, answer: [...answers].join() });
  }

const harmless = rows.filter(({ filler }) => filler === "harmless").map(({ late }) => late);
console.log(
  `Harmless text of the same size: ${median(harmless)} ms late, ${Math.max(...harmless)} ms at most.`,
);
console.table(rows.toSorted((a, b) => b.late - a.late).slice(0, 20));
const failed = rows.filter(({ answer }) => /5\d\d/.test(answer));
if (failed.length > 0) console.table(failed);
const restless = server.output().match(/"level":50.*/g) ?? [];
console.log(`${rows.length} attacks, ${failed.length} answered 5xx, ${restless.length} errors in the log.`);
await server.end("SIGTERM");
discard(server);

/** From our own pages, with the cookies that the attack brings alone. */
function asStranger(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("Origin")) headers.set("Origin", server.url);
  return fetch(server.url + path, { redirect: "manual", ...init, headers });
}

/** The answer's status; a connection that the server ends is an answer as well. */
async function send(attack: Attack, text: string): Promise<string> {
  const { path, ...init } = attack.request(text);
  try {
    const answer = await (needsSession(path) ? anna.fetch(path, init) : asStranger(path, init));
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return String(((error as Error).cause as { code?: string } | undefined)?.code ?? error);
  }
}

/** Asks every 20 ms; `stop` resolves with the longest wait in milliseconds. */
function startPulse(): { stop: () => Promise<number> } {
  const agent = new Agent({ keepAlive: true });
  const waits: Promise<number>[] = [];
  const timer = setInterval(() => {
    const start = performance.now();
    waits.push(
      new Promise((resolve, reject) => {
        request(`${server.url}/healthz`, { agent }, (answer) => {
          answer.resume().on("end", () => resolve(performance.now() - start));
        })
          .on("error", reject)
          .end();
      }),
    );
  }, 20);
  return {
    async stop() {
      clearInterval(timer);
      const longest = Math.max(0, ...(await Promise.all(waits)));
      agent.destroy();
      return longest;
    },
  };
}
