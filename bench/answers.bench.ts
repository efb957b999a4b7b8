// Measures the turn of a model: from the service's first words to a reader's screen, with one answer and with many at
// once; and what a long conversation costs per turn.
import { setTimeout as delay } from "node:timers/promises";
import type { Answer } from "#app/conversation/protocol.ts";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import type { Piece } from "#scripts/scripted-model/chat-completions.ts";
import { startCompletionsServer } from "#scripts/scripted-model/completions-server.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { median } from "./tool.ts";

const wordsPerAnswer = 60;
const longConversation = 300;

/** When the service sent its first words, by the message that it answers. */
const sentAt = new Map<string, number>();
let requestLength = 0;
const service = await startCompletionsServer(({ body }) => {
  requestLength = body.messages.reduce((sum, { content }) => sum + content.length, 0);
  return { pieces: pieces(body.messages.at(-1)?.content ?? "") };
});

async function* pieces(question: string): AsyncGenerator<Piece> {
  await delay(50);
  sentAt.set(question, performance.now());
  for (let word = 0; word < wordsPerAnswer; word++) {
    yield `mot `;
    if (question.startsWith("Vite")) continue;
    yield 20;
  }
}

await ensureBuild();
const server = await startServer({
  LOG_LEVEL: "warn",
  ASSISTANT_BASE_URL: service.baseUrl,
  ASSISTANT_MODEL: "bench",
  ASSISTANT_CLIENT_DAILY_TOKENS: "1000000000",
  ASSISTANT_DAILY_TOKENS: "1000000000",
});
const anna = await customer("anna");
const rows: Record<string, string | number>[] = [];
const one = [];
for (let turn = 0; turn < 10; turn++) one.push(await firstWords(anna, `Question ${turn}`));
rows.push({ figure: "first words to the stream, one answer", measured: ms(one), wanted: "150 ms" });

const many = await Promise.all(Array.from({ length: 20 }, async (_, number) => customer(`client${number}`)));
const together = await Promise.all(many.map((each, number) => firstWords(each, `Ensemble ${number}`)));
rows.push({ figure: "the same, 20 answers at once", measured: ms(together), wanted: "" });

for (let turn = 1; turn <= longConversation; turn++) {
  const began = performance.now();
  const after = (await anna.conversation(0)).length;
  await anna.say(`Vite ${turn} : que penser de ma relance numéro ${turn} ?`);
  await anna.messagesAfter(after, 2);
  if ([10, 100, longConversation].includes(turn))
    rows.push(
      {
        figure: `turn ${turn} of a conversation: characters of the request`,
        measured: requestLength,
        wanted: "flat",
      },
      { figure: `turn ${turn}: time`, measured: `${Math.round(performance.now() - began)} ms`, wanted: "" },
    );
  // A client may send 60 messages a minute.
  await delay(Math.max(0, 1_010 - (performance.now() - began)));
}
console.table(rows);
await server.end("SIGTERM");
discard(server);
await service.stop();

async function customer(name: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.signIn(`${name}@exemple.fr`);
  await visitor.onboard();
  return visitor;
}

/** Milliseconds from the service's first words to their arrival in the stream. */
async function firstWords(visitor: Visitor, question: string): Promise<number> {
  const after = (await visitor.conversation()).length;
  const stream = visitor.stream(after);
  await visitor.say(question);
  let arrived: number | undefined;
  for await (const { event, data } of stream) {
    if (event === "answer" && (JSON.parse(data) as Answer).text) arrived ??= performance.now();
    if (event === "message" && JSON.parse(data).role === "assistant") break;
  }
  return (arrived ?? Number.NaN) - (sentAt.get(question) ?? Number.NaN);
}

function ms(values: readonly number[]): string {
  return `${Math.round(median(values))} ms (worst ${Math.round(Math.max(...values))} ms)`;
}
