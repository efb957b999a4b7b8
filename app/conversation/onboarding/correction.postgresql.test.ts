import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Services } from "#app/services.server.ts";
import { say, servicesFor, storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { readMessagesBefore } from "../messages.server.ts";
import { correctResponse } from "./correction.server.ts";
import { profileSoFar } from "./profile-so-far.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test("a correction replaces an earlier answer, and the open question stays open", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", "Directeur commercial, PME");
  const correction = { key: randomUUID(), step: "industry" as const, content: "Conseil" };

  expect((await correctResponse(services, anna, correction)).kind).toBe("created");
  expect((await correctResponse(services, anna, correction)).kind).toBe("repeated");
  const { messages, step } = await wholeConversation(services, anna.id, 7);
  expect(step).toBe("value_prop");
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ["user", "Secteur\u00A0: Conseil"],
    ["assistant", `${copy.corrected} ${copy.questions.value_prop("Pômmy")}`],
  ]);
  expect(await profileOf(services)).toMatchObject({
    company_name: "Pômmy",
    industry: "Conseil",
    icp_size: "pme",
  });

  await say(services, anna, "Du temps", "Direct", "RDV", "non");
  expect(await profileOf(services)).toMatchObject({
    industry: "Conseil",
    value_prop: "Du temps",
    tone: "direct",
  });
});

test("a correction is refused before its question, after the onboarding, and with a used key", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  const key = randomUUID();
  const correct = (
    step: "company_name" | "industry" | "tone",
    content: string,
    withKey: string = randomUUID(),
  ) => correctResponse(services, anna, { key: withKey, step, content });
  expect((await correct("industry", "Conseil")).kind).toBe("conflict");
  expect((await correct("tone", "Direct")).kind).toBe("conflict");
  expect((await correct("company_name", "Aubade", key)).kind).toBe("created");
  expect((await correct("company_name", "Autre", key)).kind).toBe("conflict");

  await say(services, anna, "Conseil", "DG, PME", "Du temps", "Direct", "RDV", "non");
  expect((await correct("company_name", "Trop tard")).kind).toBe("conflict");
  expect(await profileOf(services)).toMatchObject({ company_name: "Aubade" });
});

test("a correction is shown with the label of the card and stored without it", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", "Acheteurs, logistique, PME");
  const correct = (step: "industry" | "icp", content: string) =>
    correctResponse(services, anna, { key: randomUUID(), step, content });
  const newest = async () => {
    const { messages } = await readMessagesBefore(services, anna.id, null, 2);
    return messages[0]?.content;
  };

  await correct("industry", "Secteur\u00A0: Éclairage");
  expect(await newest()).toBe("Secteur\u00A0: Secteur\u00A0: Éclairage");
  expect(await profileOf(services)).toMatchObject({ industry: "Secteur\u00A0: Éclairage" });
  await correct("industry", "Éclairage LED");
  expect(await newest()).toBe("Secteur\u00A0: Éclairage LED");
  expect(await profileOf(services)).toMatchObject({ industry: "Éclairage LED" });

  const key = randomUUID();
  for (const kind of ["created", "repeated"])
    expect((await correctResponse(services, anna, { key, step: "icp", content: "TPE" })).kind).toBe(kind);
  expect(await newest()).toBe("Client idéal\u00A0: Acheteurs, logistique, TPE");
  expect(await profileOf(services)).toMatchObject({ icp_title: "Acheteurs, logistique", icp_size: "tpe" });
  await correct("icp", "Directrice");
  expect(await profileOf(services)).toMatchObject({ icp_title: "Directrice", icp_size: "" });
});

test("an answer that looks like a correction is stored as typed", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Secteur\u00A0: Éclairage");
  expect(await profileOf(services)).toMatchObject({ industry: "Secteur\u00A0: Éclairage" });
});

test("a correction is refused while a message is owed a reply", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy");
  await storeMessage(services, anna, "Logiciels");
  const correction = { key: randomUUID(), step: "company_name" as const, content: "Aubade" };
  const notReplying = { ...services, live: { ...services.live, closing: AbortSignal.abort() } };
  expect((await correctResponse(notReplying, anna, correction)).kind).toBe("conflict");
  expect((await correctResponse(services, anna, correction)).kind).toBe("created");
  expect(await profileOf(services)).toMatchObject({ company_name: "Aubade", industry: "Logiciels" });
});

test("messages are read backwards from the end, page by page", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Un", "Deux", "Trois");
  const numbers = async (before: number | null, limit: number) =>
    (await readMessagesBefore(services, anna.id, before, limit)).messages.map(({ seq }) => seq);
  expect(await numbers(null, 3)).toEqual([5, 6, 7]);
  expect(await numbers(5, 3)).toEqual([2, 3, 4]);
  expect(await numbers(2, 3)).toEqual([1]);
  expect(await numbers(1, 3)).toEqual([]);
});

const profileOf = ({ db }: Services) => db.asClient(anna.id, (tx) => profileSoFar(tx, anna.id));
