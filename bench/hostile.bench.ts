// Requests `/healthz` every 20 ms while every field, header and URL of every route receives hostile text, compared with
// the same requests with harmless text. The target is that no response takes longer than 100 ms.
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { hostilePieces, hostileRequests, repeated, send } from "#test/hostile/hostile-requests.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { startProbe } from "./probe.ts";

/** The maximum response time, in milliseconds. */
const wanted = 100;
/** The number of questions of the onboarding. */
const questions = 7;

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const visitor = new Visitor(server);
await visitor.signIn("hostile@exemple.fr");
const own = {
  origin: server.url,
  cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
};
const probe = startProbe(server.url);
await delay(1_000);
await probe.worst();

/** The slowest response of /healthz for each place, over all pieces. */
const late = new Map<string, { ms: number; piece: string; status: number }>();
const record = (place: string, piece: string, ms: number, status: number) => {
  if (ms >= (late.get(place)?.ms ?? 0)) late.set(place, { ms, piece, status });
};

// Warms up.
for (const each of hostileRequests("x y ", own)) await send(server.url, each);
const harmless: number[] = [];
for (const each of hostileRequests("Bonjour. ", own)) {
  await send(server.url, each);
  harmless.push(await probe.worst());
}
for (const piece of hostilePieces) {
  for (const each of hostileRequests(piece, own)) {
    const status = await send(server.url, each);
    record(each.place, JSON.stringify(piece), await probe.worst(), status);
  }
}
for (const [index, piece] of hostilePieces.entries()) {
  const customer = new Visitor(server);
  await customer.signIn(`client-${index}@exemple.fr`);
  for (let question = 1; question <= questions; question++) {
    const answer = await customer.say(repeated(piece, 7_999) || piece);
    record(
      `an answer of 8,000 characters to question ${question}`,
      JSON.stringify(piece),
      await probe.worst(),
      answer.status,
    );
  }
  const read = await customer.fetch("/api/profile");
  record("the profile of such answers", JSON.stringify(piece), await probe.worst(), read.status);
}

const slowest = [...late].sort(([, a], [, b]) => b.ms - a.ms).slice(0, 12);
console.table([
  ...slowest.map(([place, { ms, piece, status }]) => ({
    place,
    piece,
    status,
    "late by": `${ms.toFixed(0)} ms`,
  })),
  {
    place: "the slowest with harmless text",
    piece: "",
    status: "",
    "late by": `${Math.max(...harmless).toFixed(0)} ms`,
  },
  { place: "wanted", piece: "", status: "", "late by": `${wanted} ms` },
]);

await probe.stop();
await server.end("SIGTERM");
discard(server);
