import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { pendingAnswers } from "#db/schema.ts";
import { afterOnboarding, answer } from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { appendMessage } from "./messages.server.ts";
import { replyToOwed } from "./reply.server.ts";
import { loadContext } from "./turns/load-context.server.ts";

test("the newest message is replaced by another: its answer stops, both stay, and the model reads the newer one", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const replace = (replaces: string, content: string, key = randomUUID()) =>
    appendMessage(services, anna.user, { key, content, replaces });
  const first = await send("Bonjour Jean");
  const writing = await model.next();
  writing.say("Bonjour, vous. ");
  await expect
    .poll(() => services.db.asOwner.select({ text: pendingAnswers.text }).from(pendingAnswers))
    .toEqual([{ text: "Bonjour, vous. " }]);

  const key = randomUUID();
  const [one, again] = [
    await replace(first.id, "Bonjour Jeanne", key),
    await replace(first.id, "Bonjour Jeanne", key),
  ];
  expect([one.kind, again.kind]).toEqual(["created", "repeated"]);
  const second = "message" in one ? one.message : first;
  expect(second).toMatchObject({ replaces: first.id, content: "Bonjour Jeanne" });
  await expect.poll(() => writing.request.signal.aborted).toBe(true);
  expect(await spoken()).toEqual([
    "user: Bonjour Jean",
    "assistant: Bonjour, vous.: stopped",
    "user: Bonjour Jeanne",
  ]);
  expect((await replace(first.id, "Encore")).kind, "it is not the newest").toBe("not-editable");
  expect((await replace(randomUUID(), "Encore")).kind).toBe("not-editable");
  expect((await appendMessage(services, anna.user, { key, content: "Bonjour Jeanne" })).kind).toBe(
    "conflict",
  );

  void replyToOwed(services, anna.user.id);
  const next = await model.next();
  expect(JSON.stringify(next.request.messages)).toContain("Bonjour Jeanne");
  expect(JSON.stringify(next.request.messages)).not.toContain("vous.");
  answer(next, "Bonjour, Jeanne");
  await expect.poll(async () => (await spoken()).length).toBe(4);
  const { messages } = await wholeConversation(services, anna.user.id);
  expect(messages.map(({ replaces, replyTo }) => replaces ?? replyTo ?? null)).toEqual([
    null,
    first.id,
    first.id,
    second.id,
  ]);
  const last = await send("Et après ?");
  const context = await services.db.asClient(anna.user.id, (tx) =>
    loadContext(tx, anna.user.id, { throughSeq: last.seq }),
  );
  expect(context.turns.map(({ asked }) => asked)).toEqual(["Bonjour Jeanne"]);
  (await model.next()).end();
});

test("a replaced message that still waits is answered by nobody, and its answer reaches no proposal before it", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  await send("Première");
  const writing = await model.next();
  const waiting = await send("Deuxième");
  const replaced = await appendMessage(services, anna.user, {
    ...{ key: randomUUID(), content: "Troisième", replaces: waiting.id },
  });
  expect(replaced.kind).toBe("created");
  answer(writing, "À la première");
  const next = await model.next();
  expect(JSON.stringify(next.request.messages)).not.toContain("Deuxième");
  answer(next, "À la troisième");
  await expect
    .poll(spoken)
    .toEqual([
      "user: Première",
      "user: Deuxième",
      "user: Troisième",
      "assistant: À la première",
      `assistant: ${copy.stoppedEarly}: stopped`,
      "assistant: À la troisième",
    ]);
});
