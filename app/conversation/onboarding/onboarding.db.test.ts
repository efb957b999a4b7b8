import { expect, test } from "vitest";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { appendMessage } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import type { Services } from "~/services.server.ts";
import { say, servicesFor, wholeConversation } from "../../../test/services/conversations.ts";
import { profileSoFar } from "./profile-so-far.server.ts";
import { submitProfile } from "./submit-profile.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test.each(["PME", ", PME"])(
  "%j alone is a size: the function is asked for, and the size stays",
  async (size) => {
    const services = await servicesFor(anna);
    await say(services, anna, "Pômmy", "Logiciels", size);
    expect(await ending(services)).toEqual([copy.targetTitle(true), "icp"]);
    expect(await known(services)).toMatchObject({ icp_title: "", icp_size: "pme" });

    await say(services, anna, "Directeur commercial");
    expect(await ending(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
    await say(services, anna, "Du temps", "Direct", "RDV", "non");
    expect(await ending(services)).toEqual([copy.confirmation("Pômmy"), null]);
    expect(await known(services)).toMatchObject({ icp_title: "Directeur commercial", icp_size: "pme" });
  },
);

test("a second size alone is taken as typed, and the chat goes on", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", ", PME", ", TPE");
  expect(await ending(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
  expect(await known(services)).toMatchObject({ icp_title: "TPE", icp_size: "tpe" });
});

test("no target is empty, whatever is typed", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", ",");
  expect(await ending(services)).toEqual([copy.targetTitle(false), "icp"]);
  await say(services, anna, ",");
  expect(await ending(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
  expect(await known(services)).toMatchObject({ icp_title: "," });
});

test("a form that is saved while a question stands open closes it, and the chat hears it", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels");
  expect(await submitProfile(services, anna, form)).toEqual({ ok: true });
  expect(await ending(services)).toEqual([copy.confirmation("Aubade"), null]);

  const late = await appendMessage(services, anna, { key: crypto.randomUUID(), content: "DG", step: "icp" });
  expect(late).toEqual({ kind: "closed" });
  const { messages } = await wholeConversation(services, anna.id);
  expect(await submitProfile(services, anna, { ...form, industry: "Énergie" })).toEqual({ ok: true });
  expect(await wholeConversation(services, anna.id)).toEqual({ messages, step: null });

  await say(services, anna, "Et maintenant\u202F?");
  expect(await ending(services)).toEqual([copy.help, null]);
});

test("a form that comes before any visit says nothing in the chat", async () => {
  const services = await servicesFor(anna);
  await submitProfile(services, anna, form);
  await openConversation(services, anna);
  expect(await wholeConversation(services, anna.id)).toEqual({ messages: [], step: null });
});

test("an answer that still waits when the form is saved is answered as any other message", async () => {
  const services = await servicesFor(anna);
  await openConversation(services, anna);
  await appendMessage(services, anna, { key: crypto.randomUUID(), content: "Pômmy" });
  await submitProfile(services, anna, form);
  await replyToOwed(services, anna.id);
  const { messages } = await wholeConversation(services, anna.id);
  expect(messages.map(({ content }) => content).slice(1)).toEqual([
    "Pômmy",
    copy.confirmation("Aubade"),
    copy.help,
  ]);
});

const form = {
  company_name: "Aubade",
  industry: "Conseil",
  linkedin_url: "",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Moitié moins de facture.",
  tone: "direct",
  common_objections: "",
  primary_goal: "rdv",
  calendly_url: "",
  banned_phrases: "",
} as const;

const known = ({ db }: Services) => db.asClient(anna.id, (tx) => profileSoFar(tx, anna.id));

async function ending(services: Services) {
  const { messages, step } = await wholeConversation(services, anna.id);
  return [messages.at(-1)?.content, step];
}
