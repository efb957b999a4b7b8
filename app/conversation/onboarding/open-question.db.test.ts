import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { appendMessage } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import type { Services } from "~/services.server.ts";
import { say, servicesFor, storeSaid, wholeConversation } from "../../../test/services/conversations.ts";
import type { Step } from "./onboarding.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

const answer = (services: Services, step: Step, content: string, key: string = randomUUID()) =>
  appendMessage(services, anna, { key, content, step });

test("an answer to the open question is stored; the same again is its repetition, another one comes too late", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  const key = randomUUID();
  const stored = await answer(services, "industry", "Conseil", key);
  expect(stored.kind).toBe("created");
  await replyToOwed(services, anna.id);

  expect(await answer(services, "industry", "Conseil", key)).toEqual({ ...stored, kind: "repeated" });
  expect((await answer(services, "industry", "Autre", key)).kind).toBe("conflict");
  expect((await answer(services, "industry", "Énergie")).kind).toBe("closed");
  expect((await answer(services, "tone", "Direct")).kind).toBe("closed");
  expect((await wholeConversation(services, anna.id)).messages).toHaveLength(5);
});

test("of twenty answers to one question at once, one is stored", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answer(services, "industry", `Secteur ${index}`)),
  );
  expect(said.map(({ kind }) => kind).toSorted()).toEqual([...Array(19).fill("closed"), "created"]);
  await replyToOwed(services, anna.id);
  expect((await wholeConversation(services, anna.id)).step).toBe("icp");
});

test("a reply that is still owed is made before the question is judged", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  await storeSaid(services, anna, "Conseil");
  expect((await answer(services, "industry", "Énergie")).kind).toBe("closed");
  expect((await answer(services, "icp", "Acheteur, PME")).kind).toBe("created");
});

test("a question whose answer waits for a reply that cannot be made is closed", async () => {
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

test("after the questions, an answer to any of them comes too late, and a message does not", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Conseil", "DG, PME", "Du temps", "Direct", "RDV", "non");
  await openConversation(services, anna);
  expect((await answer(services, "calendly_url", "non")).kind).toBe("closed");
  expect((await appendMessage(services, anna, { key: randomUUID(), content: "Bonjour" })).kind).toBe(
    "created",
  );
});

async function refuseReplies({ db }: Services) {
  await db.asOwner.execute(sql`
    create or replace function refuse_reply() returns trigger language plpgsql as $$
    begin raise exception 'refused by the test'; end $$`);
  await db.asOwner.execute(sql`
    create trigger refuse_reply before insert on messages
    for each row when (new.reply_to is not null) execute function refuse_reply()`);
  onTestFinished(async () => void (await db.asOwner.execute(sql`drop trigger refuse_reply on messages`)));
}
