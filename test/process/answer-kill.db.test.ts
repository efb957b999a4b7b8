import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Answer } from "#app/conversation/protocol.ts";
import { startModelServer, words } from "../assistant/model-server.ts";
import { discard, startServer } from "../server/running-server.ts";
import { emptyDatabase } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

/** How often the process is killed; `npm run test:faults` does it more often. */
const kills = Number(process.env.KILLS ?? 2);

const pieces = [
  "Commencez ",
  "par ",
  "une ",
  "question ",
  "précise, ",
  "puis ",
  "proposez ",
  "un ",
  "échange.",
];
const whole = pieces.join("");

test("kill -9 in the middle of an answer leaves no silence, and no half or second answer", async () => {
  const model = await startModelServer();
  model.always(() => words(...pieces.flatMap((piece) => [piece, 150])));
  const variables = {
    ...(await emptyDatabase()),
    ASSISTANT_BASE_URL: model.baseUrl,
    ASSISTANT_MODEL: "scripted",
    ASSISTANT_CLIENT_DAILY_TOKENS: "100000000",
  };
  let server = await startServer(variables);
  onTestFinished(async () => {
    if (server.process.signalCode === null && server.process.exitCode === null) await server.end("SIGKILL");
    discard(server);
  });
  const again = { ...variables, PORT: String(server.port), DATA_DIR: server.dataDir };
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  await anna.onboard();
  const before = (await anna.conversation()).length;

  for (let round = 0; round < kills; round++) {
    const after = (await anna.conversation()).length;
    const shown = firstPart(anna, after);
    await anna.say(`Question ${round}`);
    expect((await shown).attempt).toBe(1);
    await delay((round * 173) % 1_000);
    await server.end("SIGKILL");
    server = await startServer(again);
    const [question, answer] = await anna.messagesAfter(after, 2);
    expect(question).toMatchObject({ role: "user", content: `Question ${round}` });
    expect(answer).toMatchObject({ role: "assistant", content: whole, replyTo: question?.id });
    expect(answer?.state).toBeUndefined();
  }
  expect((await anna.conversation()).length).toBe(before + 2 * kills);
});

/** The first part of the next answer that the stream brings. */
async function firstPart(visitor: Visitor, after: number): Promise<Answer> {
  for await (const { event, data } of visitor.stream(after)) if (event === "answer") return JSON.parse(data);
  throw new Error("The stream has ended.");
}
