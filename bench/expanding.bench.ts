// Requests `/healthz` every 20 ms while 30 customers at once send texts of which Unicode makes longer ones, and a model
// answers each with the same text; compared with harmless messages of the same length.
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { startCompletionsServer } from "#scripts/scripted-model/completions-server.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { startProbe } from "./probe.ts";

const customers = 30;
const length = 8_000;
const pieces = ["\ufdfa", "㏂", "½", "\u1f82"];
const harmless = "Bonjour, que penser de ma relance ? ";

const service = await startCompletionsServer(({ body }) => ({
  pieces: answer(body.messages.at(-1)?.content ?? ""),
}));
// With different words in between, since an answer that repeats itself ends early.
function* answer(question: string): Generator<string> {
  for (let at = 0; at < length; at += 200) yield `${at} mots ${question.slice(at, at + 190)}`;
}

await ensureBuild();
const server = await startServer({
  LOG_LEVEL: "error",
  ASSISTANT_BASE_URL: service.baseUrl,
  ASSISTANT_MODEL: "bench",
  ASSISTANT_CLIENT_DAILY_TOKENS: "1000000000",
  ASSISTANT_DAILY_TOKENS: "1000000000",
});
const visitors: Visitor[] = [];
for (let number = 0; number < customers; number++) {
  const visitor = new Visitor(server);
  await visitor.signIn(`client${number}@exemple.fr`);
  await visitor.onboard();
  visitors.push(visitor);
}
const probe = startProbe(server.url);
await delay(1_000);
await probe.worst();

const rows = [];
for (const piece of [harmless, ...pieces, harmless]) {
  const text = `Que penser de ceci ? ${piece.repeat(length / piece.length)}`.slice(0, length);
  const began = performance.now();
  await Promise.all(
    visitors.map(async (visitor) => {
      const after = (await visitor.conversation(0)).length;
      await visitor.say(text);
      await visitor.messagesAfter(after, 2);
    }),
  );
  rows.push({
    message: `${length} × ${JSON.stringify(piece)}`,
    "all answered after": `${Math.round(performance.now() - began)} ms`,
    "/healthz late by": `${Math.round(await probe.worst())} ms`,
  });
}
console.table(rows);
await probe.stop();
await server.end("SIGTERM");
discard(server);
await service.stop();
