import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { storageQuota } from "#app/storage/storage-quota.ts";
import { messages } from "#db/schema.ts";
import {
  afterOnboarding,
  answer,
  expireLeases,
  follow,
  secondNode,
  shown,
} from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { pretendToStore } from "#test/storage/storage-uses.ts";
import { replyToOwed } from "../../reply.server.ts";
import { takeOverOnce } from "../claim/take-over-answers.server.ts";
import { retryAnswer } from "./retry-answer.server.ts";
import { stopAnswer } from "./stop-answer.server.ts";

test("a stop on another node ends the request and keeps what was shown", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const other = await secondNode(services);
  const reader = await follow(services, anna, 0);
  const question = await send("Bonjour");
  const { say, request } = await model.next();
  say("Le début");
  await reader.until((parts) => shown(parts) !== "");

  const stops = await Promise.all([
    stopAnswer(other, anna.user.id, question.id),
    stopAnswer(services, anna.user.id, question.id),
  ]);
  expect(stops.sort()).toEqual(["none under way", "stopped"]);
  await expect.poll(() => request.signal.aborted).toBe(true);
  expect(await spoken()).toEqual(["user: Bonjour", "assistant: Le début: stopped"]);
  expect(await stopAnswer(services, anna.user.id, question.id)).toBe("none under way");
  expect(await stopAnswer(services, anna.user.id, randomUUID())).toBe("unknown");

  await send("Encore");
  const next = await model.next();
  next.end();
  await reader.close();
  await other.live.close();
});

test("an answer that is stopped before its first words says so", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const question = await send("Bonjour");
  await model.next();
  expect(await stopAnswer(services, anna.user.id, question.id)).toBe("stopped");
  expect(await spoken()).toEqual(["user: Bonjour", `assistant: ${copy.stoppedEarly}: stopped`]);
});

test("a continuation that is stopped before its first words keeps all that stood, marks included", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const question = await send("Bonjour");
  answer(await model.next(), "Comptez moins.");
  await expect.poll(spoken).toHaveLength(2);
  const stood = "Comptez ~~149 €~~ (à vérifier\u00A0: ce prix n’est pas au catalogue). Une phrase coup";
  const unfinished = { content: stood, state: "unfinished" as const };
  await services.db.asOwner.update(messages).set(unfinished).where(eq(messages.replyTo, question.id));
  await retryAnswer(services, anna.user.id, question.id, "continue");
  services.live.inBackground(() => replyToOwed(services, anna.user.id));
  await model.next();
  expect(await stopAnswer(services, anna.user.id, question.id)).toBe("stopped");
  expect((await spoken()).at(-1)).toBe(`assistant: ${stood}: stopped`);
});

test("another answer to the newest message becomes a message of its own", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const question = await send("Bonjour");
  answer(await model.next(), "Longue réponse");
  await expect.poll(spoken).toHaveLength(2);
  const retry = (id: string) => retryAnswer(services, anna.user.id, id, "shorter");
  const retries = await Promise.all([retry(question.id), retry(question.id)]);
  expect(retries.map(({ kind }) => kind).sort()).toEqual(["accepted", "under-way"]);
  await replyToOwed(services, anna.user.id);
  expect(await retry(question.id)).toEqual({ kind: "under-way" });
  answer(await model.next(), "Courte");
  await expect.poll(spoken).toEqual(["user: Bonjour", "assistant: Longue réponse", "assistant: Courte"]);
  const { messages } = await wholeConversation(services, anna.user.id);
  expect(messages.slice(1).map(({ replyTo }) => replyTo)).toEqual([question.id, question.id]);

  await send("Encore");
  expect((await retry(question.id)).kind).toBe("under-way");
  answer(await model.next(), "Oui");
  await expect.poll(spoken).toHaveLength(5);
  expect((await retry(question.id)).kind).toBe("not-possible");
  expect((await retry(randomUUID())).kind).toBe("unknown");
  expect((await retryAnswer({ ...services, model: null }, anna.user.id, question.id, null)).kind).toBe(
    "not-possible",
  );
});

test.each(["past", "ahead"] as const)(
  "an answer that was asked for and never begun is written by the next worker: lease %s",
  async (when) => {
    const { services, model, anna, send, spoken } = await afterOnboarding();
    const question = await send("Bonjour");
    answer(await model.next(), "La réponse");
    await expect.poll(spoken).toHaveLength(2);
    await retryAnswer(services, anna.user.id, question.id, null);
    await expireLeases(services, when);
    await takeOverOnce(services);
    answer(await model.next(), "Autrement");
    await expect.poll(spoken).toHaveLength(3);
  },
);

test("another answer is refused once the conversation has used its quota", async () => {
  const { services, model, anna, send } = await afterOnboarding();
  const question = await send("Bonjour");
  answer(await model.next(), "Bonjour.");
  await expect
    .poll(() => retryAnswer(services, anna.user.id, randomUUID(), null))
    .toEqual({ kind: "unknown" });
  await pretendToStore(services, anna.user.id, { conversation: storageQuota.conversation + 1 });
  await expect
    .poll(() => retryAnswer(services, anna.user.id, question.id, null))
    .toEqual({ kind: "no-room", quota: "conversation" });
});
