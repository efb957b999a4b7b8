import { expect, test } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { clientProfile, clients } from "#db/schema.ts";
import { servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import {
  append,
  sequenceNumbers,
  storedMessages,
  storedProfile,
  transcript,
} from "#test/conversation/stored-conversation.ts";
import { openConversation } from "./open-conversation.server.ts";
import { replyToOwed } from "./reply.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

test("the whole script is a greeting, seven answers, the profile, a confirmation, then the fixed reply", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name()]);

  const script = [
    ["  Pômmy  ", "industry", copy.questions.industry("Pômmy")],
    ["Logiciels, conseil", "icp", copy.questions.icp()],
    ["Responsables achats, logistique, grands comptes", "value_prop", copy.questions.value_prop("Pômmy")],
    ["Deux fois moins d’attente", "tone", copy.questions.tone()],
    ["Décontracté", "primary_goal", copy.questions.primary_goal()],
    ["des rendez-vous", "calendly_url", copy.questions.calendly_url()],
    ["NON", null, copy.confirmation("Pômmy")],
    ["Et maintenant ?", null, copy.help],
  ] as const;
  for (const [answer, step, reply] of script) {
    await append(services, anna, answer.trim());
    await replyToOwed(services, anna.id);
    // As after a reload, a restart or on another device.
    await openConversation(services, anna);

    const { messages: seen, step: open } = await wholeConversation(services, anna.id);
    expect([open, seen.at(-1)?.content]).toEqual([step, reply]);
  }

  expect(await sequenceNumbers(services, anna)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(await storedProfile(services, anna)).toMatchObject({
    clientId: "anna",
    companyName: "Pômmy",
    industry: "Logiciels, conseil",
    icpTitle: "Responsables achats, logistique",
    icpSize: "grands-comptes",
    icpLocation: null,
    valueProp: "Deux fois moins d’attente",
    tone: "friendly",
    primaryGoal: "rdv",
    calendlyUrl: null,
  });
});

test("a first message before any visit answers the first question", async () => {
  const services = await servicesFor(anna, bruno);
  await append(services, anna, "Pômmy");
  await replyToOwed(services, anna.id);
  expect(await transcript(services, anna)).toEqual([
    copy.questions.company_name(),
    "Pômmy",
    copy.questions.industry("Pômmy"),
  ]);
});

test("twenty concurrent visits store one greeting", async () => {
  const services = await servicesFor(anna, bruno);
  await Promise.all(Array.from({ length: 20 }, () => openConversation(services, anna)));
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name()]);
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ ...anna, lastSeq: 1 }]);
});

test("a client with a profile and an empty history gets no greeting, and the fixed reply", async () => {
  const services = await servicesFor(anna, bruno);
  await services.db.asOwner.insert(clients).values(anna);
  await saveProfile(services.db.asOwner, anna.id, { companyName: "Pômmy" });
  await openConversation(services, anna);
  expect(await wholeConversation(services, anna.id)).toEqual({ messages: [], step: null });

  await append(services, anna, "Bonjour");
  await replyToOwed(services, anna.id);
  expect(await transcript(services, anna)).toEqual(["Bonjour", copy.help]);
});

test("a profile saved by the form in the middle of the script ends the script", async () => {
  const services = await servicesFor(anna, bruno);
  await append(services, anna, "Pômmy");
  await replyToOwed(services, anna.id);
  await saveProfile(services.db.asOwner, anna.id, { companyName: "Autrement" });
  expect((await wholeConversation(services, anna.id)).step).toBeNull();

  await append(services, anna, "Logiciels");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(copy.help);
  expect(await storedProfile(services, anna)).toMatchObject({ companyName: "Autrement", industry: null });
});

test("twenty concurrent messages advance the script by its seven questions, and each gets one reply", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  const contents = Array.from({ length: 20 }, (_, index) => `réponse ${index}`);
  await Promise.all(
    contents.map(async (content) => {
      await append(services, anna, content);
      await replyToOwed(services, anna.id);
    }),
  );

  const rows = await storedMessages(services, anna);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  const users = rows.filter(({ role }) => role === "user");
  const replies = rows.filter(({ replyTo }) => replyTo !== null);
  expect(users.map(({ content }) => content).sort()).toEqual(contents.sort());
  expect(replies.map(({ replyTo }) => replyTo)).toEqual(users.map(({ id }) => id));
  expect(replies.map(({ respondedStep }) => respondedStep)).toEqual([
    ...["company_name", "industry", "icp", "value_prop", "tone", "primary_goal", "calendly_url"],
    ...Array.from({ length: 13 }, () => null),
  ]);
  expect(await storedProfile(services, anna)).toMatchObject({
    companyName: users[0]?.content,
    calendlyUrl: users[6]?.content,
  });
  expect(await services.db.asOwner.select().from(clientProfile)).toHaveLength(1);
});
