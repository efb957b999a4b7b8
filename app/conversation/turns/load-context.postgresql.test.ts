import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contextLimits, turnLength } from "#app/assistant/context/answer-context.ts";
import type { Services } from "#app/services.server.ts";
import { conversationSummaries, messages } from "#db/schema.ts";
import { fill, say, storeMessage } from "#test/conversation/conversations.ts";
import { readsOf } from "#test/database/reads.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { failedAnswer } from "../answering/compose/failed-answer.ts";
import { storeNext } from "../sequence.server.ts";
import { loadContext } from "./load-context.server.ts";

const load = ({ db }: Services, throughSeq: number, clientId = anna.id) =>
  db.asClient(clientId, (tx) => loadContext(tx, clientId, { throughSeq }));

/** Stores an answer to the message with this id. */
const answer = (
  { db }: Services,
  replyTo: string,
  content: string,
  attempt = 1,
  kind: "answer" | "failed" = "answer",
) =>
  db.asClient(anna.id, (tx) =>
    storeNext(tx, anna.id, { role: "assistant", kind, replyTo, content, attempt }),
  );

test("the latest turns go with the message, each with the last of its answers, however late it came", async () => {
  const services = await servicesWithProfiles(anna);
  const first = await storeMessage(services, anna, "Un");
  const second = await storeMessage(services, anna, "Deux");
  await answer(services, first.id, "Réponse à un");
  const third = await storeMessage(services, anna, "Trois");
  await answer(services, second.id, "Réponse à deux");
  await answer(services, second.id, "Meilleure réponse à deux", 2);
  const fourth = await storeMessage(services, anna, "Quatre");

  const context = await load(services, third.seq);
  expect(context).toMatchObject({ message: "Trois", summary: "", previousAnswer: "" });
  expect(context.profile.company_name).toBe("Pômmy");
  expect(context.turns).toEqual([
    { seq: first.seq, asked: "Un", answered: "Réponse à un" },
    { seq: second.seq, asked: "Deux", answered: "Meilleure réponse à deux" },
  ]);
  await answer(services, first.id, failedAnswer("slow").content, 2, "failed");
  await answer(services, second.id, failedAnswer("cut", "Le début").content, 3, "failed");
  const after = await load(services, third.seq);
  expect(after.turns.map(({ answered, isOwed }) => [answered, isOwed])).toEqual([
    ["", undefined],
    ["Le début", undefined],
  ]);
  expect((await load(services, fourth.seq)).turns.at(-1)).toMatchObject({ asked: "Trois", isOwed: true });
  expect(await load(services, second.seq)).toMatchObject({ previousAnswer: "Le début" });
});

test("answers of the onboarding and corrections are left to the profile", async () => {
  const services = await servicesWithProfiles(anna);
  const { db } = services;
  await db.asOwner.execute("delete from client_profile");
  await say(services, anna, "Pômmy", "Logiciels", "DRH, PME", "Du temps", "direct", "rdv", "non");
  await db.asClient(anna.id, (tx) =>
    storeNext(tx, anna.id, { role: "user", content: "Secteur : Conseil", corrects: "industry" }),
  );
  await say(services, anna, "Bonjour");
  const last = await storeMessage(services, anna, "Par où commencer ?");
  const { turns, profile } = await load(services, last.seq);
  expect(turns.map(({ asked }) => asked)).toEqual(["Bonjour"]);
  expect(profile.icp_title).toBe("DRH");
});

test("what the summary covers is left out", async () => {
  const services = await servicesWithProfiles(anna);
  const old = await storeMessage(services, anna, "Ancien");
  await answer(services, old.id, "Vu");
  const recent = await storeMessage(services, anna, "Récent");
  const last = await storeMessage(services, anna, "Nouveau");
  const summary = { throughSeq: old.seq, content: "Résumé" };
  await services.db.asOwner.insert(conversationSummaries).values({ clientId: anna.id, ...summary });
  const context = await load(services, last.seq);
  expect([context.summary, context.turns.map(({ seq }) => seq)]).toEqual(["Résumé", [recent.seq]]);
});

test("long messages are cut, and a long history reads a bounded number of rows", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  // The planner knows another client only, as it does of a customer who has just begun.
  await fill(services.db.asOwner, bruno, 20, 20);
  await services.db.asOwner.execute("analyze messages");
  await fill(services.db.asOwner, anna, 10_000, 20);
  await fill(services.db.asOwner, anna, 60, 8_000);
  // Another answer to one message, thousands of times.
  const [retried] = await services.db.asOwner
    .select()
    .from(messages)
    .where(and(eq(messages.clientId, anna.id), eq(messages.seq, 10_059)));
  await services.db.asOwner.execute(
    `update messages set reply_to = '${retried?.id}', attempt = seq where role = 'assistant' and seq < 5000`,
  );
  const last = await storeMessage(services, anna, "x".repeat(8_000));
  const { context, reads } = await services.db.asClient(anna.id, (tx) =>
    readsOf(tx, "messages", async () => ({
      context: await loadContext(tx, anna.id, { throughSeq: last.seq }),
    })),
  );
  expect(context.message).toHaveLength(8_000);
  const lengths = context.turns.map(turnLength);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(contextLimits.asked + contextLimits.answered);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(contextLimits.history);
  expect(reads.scans).toBe(0);
  expect(reads.rows).toBeLessThan(600);
});

test("while a summary is late no turn is passed over, and the oldest of long ones are shortened", async () => {
  const services = await servicesWithProfiles(anna);
  const asked = [];
  for (let number = 1; number <= 16; number++) {
    const question = await storeMessage(services, anna, `Question ${number} ${"x".repeat(1_200)}`);
    await answer(services, question.id, `Réponse ${number}`);
    asked.push(question.seq);
  }
  const last = await storeMessage(services, anna, "Nouveau");
  const { turns } = await load(services, last.seq);
  expect(turns.map(({ seq }) => seq)).toEqual(asked);
  expect(turns[0]).toMatchObject({
    asked: expect.stringMatching(/^Question 1 x+ \[…\] x+$/),
    answered: "Réponse 1",
  });
  expect(turns.at(-1)?.asked.length).toBeGreaterThan(1_200);
  expect(turns.reduce((sum, turn) => sum + turnLength(turn), 0)).toBeLessThanOrEqual(contextLimits.history);
});

test("nobody's context has what another client wrote", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const own = await storeMessage(services, anna, "Secret d’Anna");
  const summary = { clientId: anna.id, throughSeq: own.seq, content: "Secret" };
  await services.db.asOwner.insert(conversationSummaries).values(summary);
  await storeMessage(services, bruno, "Bonjour");
  const context = await load(services, 1, bruno.id);
  expect(JSON.stringify(context)).not.toContain("Secret");
  await expect(
    services.db.asClient(bruno.id, (tx) => loadContext(tx, anna.id, { throughSeq: own.seq })),
  ).rejects.toThrow();
});
