import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { conversation as copy } from "~/content/conversation.ts";
import type { Services } from "~/services.server.ts";
import { wholeConversation } from "../../test/conversation.ts";
import { createTestServices as createServices } from "../../test/services.ts";
import { addUser } from "../../test/users.ts";
import { correctAnswer } from "./correction.server.ts";
import { knownProfile } from "./known-profile.server.ts";
import { appendMessage, readEarlier } from "./messages.server.ts";
import { openConversation } from "./open-conversation.server.ts";
import { replyToOwed } from "./reply.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test("an earlier answer given anew takes the former one's place, and the open question stays open", async () => {
  const services = await createTestServices();
  await say(services, "Pômmy", "Logiciels", "Directeur commercial, PME");
  const correction = { key: randomUUID(), step: "industry" as const, content: "Conseil" };

  expect((await correctAnswer(services, anna, correction)).kind).toBe("created");
  expect((await correctAnswer(services, anna, correction)).kind).toBe("repeated");
  const { messages, step } = await wholeConversation(services, anna.id, 7);
  expect(step).toBe("value_prop");
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ["user", "Secteur\u202F: Conseil"],
    ["assistant", `${copy.corrected} ${copy.questions.value_prop("Pômmy")}`],
  ]);
  expect(await known(services)).toMatchObject({
    company_name: "Pômmy",
    industry: "Conseil",
    icp_size: "pme",
  });

  await say(services, "Du temps", "Direct", "RDV", "non");
  expect(await known(services)).toMatchObject({
    industry: "Conseil",
    value_prop: "Du temps",
    tone: "direct",
  });
});

test("what was not asked yet, or is over, or bears a key that served, is not corrected", async () => {
  const services = await createTestServices();
  await say(services, "Pômmy");
  const key = randomUUID();
  const correct = (
    step: "company_name" | "industry" | "tone",
    content: string,
    withKey: string = randomUUID(),
  ) => correctAnswer(services, anna, { key: withKey, step, content });
  expect((await correct("industry", "Conseil")).kind).toBe("conflict");
  expect((await correct("tone", "Direct")).kind).toBe("conflict");
  expect((await correct("company_name", "Aubade", key)).kind).toBe("created");
  expect((await correct("company_name", "Autre", key)).kind).toBe("conflict");

  await say(services, "Conseil", "DG, PME", "Du temps", "Direct", "RDV", "non");
  expect((await correct("company_name", "Trop tard")).kind).toBe("conflict");
  expect(await known(services)).toMatchObject({ company_name: "Aubade" });
});

test("the history is read from its end, part by part", async () => {
  const services = await createTestServices();
  await say(services, "Un", "Deux", "Trois");
  const numbers = async (before: number | null, limit: number) =>
    (await readEarlier(services, anna.id, before, limit)).messages.map(({ seq }) => seq);
  expect(await numbers(null, 3)).toEqual([5, 6, 7]);
  expect(await numbers(5, 3)).toEqual([2, 3, 4]);
  expect(await numbers(2, 3)).toEqual([1]);
  expect(await numbers(1, 3)).toEqual([]);
});

/** Services on an empty database, where Anna is a user. */
async function createTestServices(): Promise<Services> {
  const services = await createServices();
  await addUser(services.db.asOwner, anna);
  return services;
}

const known = ({ db }: Services) => db.asClient(anna.id, (tx) => knownProfile(tx, anna.id));

async function say(services: Services, ...contents: string[]) {
  await openConversation(services, anna);
  for (const content of contents) {
    await appendMessage(services, anna, { key: randomUUID(), content });
    await replyToOwed(services, anna.id);
  }
}
