import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import { say, servicesFor, storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { refuseReplies } from "#test/conversation/stored-conversation.ts";
import { appendMessage } from "../messages.server.ts";
import { openConversation } from "../open-conversation.server.ts";
import { replyToOwed } from "../reply.server.ts";
import type { Step } from "./onboarding.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

const answer = (services: Services, step: Step, content: string, key: string = randomUUID()) =>
  appendMessage(services, anna, { key, content, step });

test("an answer to the open question is stored once; a second answer is refused", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  const key = randomUUID();
  const stored = await answer(services, "industry", "Conseil", key);
  if (stored.kind !== "created") throw new Error(stored.kind);
  await replyToOwed(services, anna.id);

  expect(await answer(services, "industry", "Conseil", key)).toEqual({
    kind: "repeated",
    message: stored.message,
  });
  expect((await answer(services, "industry", "Autre", key)).kind).toBe("conflict");
  expect((await answer(services, "industry", "Énergie")).kind).toBe("closed");
  expect((await answer(services, "tone", "Direct")).kind).toBe("closed");
  expect((await wholeConversation(services, anna.id)).messages).toHaveLength(5);
});

test("of twenty concurrent answers to one question, one is stored", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answer(services, "industry", `Secteur ${index}`)),
  );
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual([...Array(19).fill("closed"), "created"]);
  await replyToOwed(services, anna.id);
  expect((await wholeConversation(services, anna.id)).step).toBe("icp");
});

test("an owed reply is made before the open question is determined", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  await storeMessage(services, anna, "Conseil");
  expect((await answer(services, "industry", "Énergie")).kind).toBe("closed");
  expect((await answer(services, "icp", "Acheteur, PME")).kind).toBe("created");
});

test("a question is closed once it has an answer, even if the reply fails", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  await refuseReplies(services);
  expect((await answer(services, "industry", "Conseil")).kind).toBe("created");
  expect((await answer(services, "industry", "Énergie")).kind).toBe("closed");
  expect((await appendMessage(services, anna, { key: randomUUID(), content: "Sans question" })).kind).toBe(
    "created",
  );
});

test("the first question can be answered before any visit", async () => {
  const services = await servicesFor(anna);
  expect((await answer(services, "company_name", "Pômmy")).kind).toBe("created");
});

test("after the onboarding an answer to a question is refused, and a message is not", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Conseil", "DG, PME", "Du temps", "Direct", "RDV", "non");
  await openConversation(services, anna);
  expect((await answer(services, "calendly_url", "non")).kind).toBe("closed");
  expect((await appendMessage(services, anna, { key: randomUUID(), content: "Bonjour" })).kind).toBe(
    "created",
  );
});
