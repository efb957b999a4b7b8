import { expect, test } from "vitest";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { refusal, words } from "#test/assistant/model-server.ts";
import { withModel } from "#test/assistant/model-under-test.ts";
import { afterOnboarding, conversationWith } from "#test/conversation/answering.ts";
import { say, servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import { stopAnswer } from "./answering/stop-and-retry/stop-answer.server.ts";
import { correctResponse } from "./onboarding/correction.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test("the greeting, the questions, the confirmation and the fixed reply say what they are", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", "PME");
  await correctResponse(services, anna, { key: crypto.randomUUID(), step: "industry", content: "Conseil" });
  await say(services, anna, "DRH", "Du temps", "Direct", "RDV", "non", "Bonjour");
  const { messages } = await wholeConversation(services, anna.id);
  expect(messages.filter(({ role }) => role === "user").some(({ kind }) => kind)).toBe(false);
  expect(messages.filter(({ role }) => role === "assistant").map(({ kind }) => kind)).toEqual([
    "greeting",
    ...Array(8).fill("question"),
    "confirmation",
    "fixed",
  ]);
});

test("answers, proposals, what became of them, and failures say what they are", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(words("Par exemple."), refusal(500), refusal(503), words("Commencez par ", "cut"));
  expect(await ask("Bonjour")).toMatchObject({ kind: "answer" });
  expect(await ask("Encore")).toMatchObject({ kind: "failed" });
  expect(await ask("Et encore")).toMatchObject({ kind: "failed", state: "broken" });
  expect(await ask("Change mon ton en direct")).toMatchObject({ kind: "answer", proposal: [{}] });
  expect(await ask("Oui")).toMatchObject({ kind: "decision", content: copy.proposal.applied });
});

test("an answer that was stopped before its first words is of a kind of its own", async () => {
  const { services, model, anna, send } = await afterOnboarding();
  const { id, seq } = await send("Bonjour");
  await model.next();
  await stopAnswer(services, anna.user.id, id);
  const { messages } = await wholeConversation(services, anna.user.id, seq);
  expect(messages).toMatchObject([{ kind: "unwritten", state: "stopped" }]);
});
