import { expect, test } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import type { Services } from "#app/services.server.ts";
import { say, servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import { appendMessage } from "../messages.server.ts";
import { openConversation } from "../open-conversation.server.ts";
import { replyToOwed } from "../reply.server.ts";
import { profileSoFar } from "./profile-so-far.server.ts";
import { submitProfile } from "./submit-profile.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

test.each(["PME", ", PME"])(
  "%j is a size alone, so the title is asked for and the size is kept",
  async (size) => {
    const services = await servicesFor(anna);
    await say(services, anna, "Pômmy", "Logiciels", size);
    expect(await lastReply(services)).toEqual([copy.targetTitle(true), "icp"]);
    expect(await profileOf(services)).toMatchObject({ icp_title: "", icp_size: "pme" });

    await say(services, anna, "Directeur commercial");
    expect(await lastReply(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
    await say(services, anna, "Du temps", "Direct", "RDV", "non");
    expect(await lastReply(services)).toEqual([copy.confirmation("Pômmy"), null]);
    expect(await profileOf(services)).toMatchObject({ icp_title: "Directeur commercial", icp_size: "pme" });
  },
);

test("a greeting or the wish to speak with somebody is no company, and the question is asked again once", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "bonjour");
  expect(await lastReply(services)).toEqual([copy.questions.company_name(), "company_name"]);
  expect(await profileOf(services)).toMatchObject({ company_name: "" });
  await say(services, anna, "mon entreprise s’appelle Pômmy", "Je veux parler à quelqu’un");
  expect(await lastReply(services)).toEqual([
    copy.asked("person", copy.questions.industry("Pômmy")),
    "industry",
  ]);
  await say(services, anna, "Logiciels");
  expect(await lastReply(services)).toEqual([copy.questions.icp(), "icp"]);
  expect(await profileOf(services)).toMatchObject({ company_name: "Pômmy", industry: "Logiciels" });
});

test("a typed correction replaces the earlier response, and nothing shifts", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Kerbra", "non pardon c'est Kerbrat");
  expect(await lastReply(services)).toEqual([
    `${copy.corrected} ${copy.questions.industry("Kerbrat")}`,
    "industry",
  ]);
  await say(services, anna, "Toiture", "je me suis trompé de nom, c’est Toitures Kerbrat");
  expect(await lastReply(services)).toEqual([`${copy.corrected} ${copy.questions.icp()}`, "icp"]);
  await say(services, anna, "Syndics, PME", "pas les syndics mais les maires", "Erreur !");
  expect(await lastReply(services)).toEqual([
    copy.asked("correction", copy.questions.value_prop("Toitures Kerbrat")),
    "value_prop",
  ]);
  await say(services, anna, "Zéro fuite", "Direct", "non pardon c'est amical", "RDV", "non");
  expect(await profileOf(services)).toMatchObject({
    company_name: "Toitures Kerbrat",
    industry: "Toiture",
    icp_title: "maires",
    icp_size: "pme",
    value_prop: "Zéro fuite",
    tone: "friendly",
    primary_goal: "rdv",
    calendly_url: "",
  });
});

test("a target without commas reaches title, size, zone and sector, and none of them is asked for", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", "gérants de restaurants PME 20-100 Lyon");
  await say(services, anna, "Du temps", "Direct", "RDV", "non");
  expect(await profileOf(services)).toMatchObject({
    icp_title: "gérants de restaurants",
    icp_size: "PME 20-100",
    icp_location: "Lyon",
    icp_industry: "restaurants",
  });
});

test("a second size alone is stored as the title, and the onboarding continues", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", ", PME", ", TPE");
  expect(await lastReply(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
  expect(await profileOf(services)).toMatchObject({ icp_title: "TPE", icp_size: "tpe" });
});

test("a target without letters is asked for again once, then stored as typed", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels", ",");
  expect(await lastReply(services)).toEqual([copy.targetTitle(false), "icp"]);
  await say(services, anna, ",");
  expect(await lastReply(services)).toEqual([copy.questions.value_prop("Pômmy"), "value_prop"]);
  expect(await profileOf(services)).toMatchObject({ icp_title: "," });
});

test("a saved form closes the open question and is confirmed in the chat", async () => {
  const services = await servicesFor(anna);
  await say(services, anna, "Pômmy", "Logiciels");
  expect(await submitProfile(services, anna, form)).toEqual({ ok: true });
  expect(await lastReply(services)).toEqual([copy.confirmation("Aubade"), null]);
  expect((await wholeConversation(services, anna.id)).messages.at(-1)?.kind).toBe("confirmation");

  const late = await appendMessage(services, anna, { key: crypto.randomUUID(), content: "DG", step: "icp" });
  expect(late).toEqual({ kind: "closed" });
  const { messages } = await wholeConversation(services, anna.id);
  expect(await submitProfile(services, anna, { ...form, industry: "Énergie" })).toEqual({ ok: true });
  expect(await wholeConversation(services, anna.id)).toEqual({ messages, step: null });

  await say(services, anna, "Et maintenant\u00A0?");
  expect(await lastReply(services)).toEqual([copy.help, null]);
});

test("a form changes nothing but what was changed in it", async () => {
  const services = await servicesFor(anna);
  await submitProfile(services, anna, { ...form, icp_location: "Lyon" });
  const opened = { ...form, icp_location: "Lyon" };
  await submitProfile(services, anna, { ...opened, icp_location: "Nantes" }, opened);
  await submitProfile(services, anna, { ...opened, tone: "friendly" }, opened);
  expect(await profileOf(services)).toMatchObject({ icp_location: "Nantes", tone: "friendly" });
});

test("a form saved before any visit adds no message", async () => {
  const services = await servicesFor(anna);
  await submitProfile(services, anna, form);
  await openConversation(services, anna);
  expect(await wholeConversation(services, anna.id)).toEqual({ messages: [], step: null });
});

test("an answer that is owed a reply when the form is saved gets the reply to an ordinary message", async () => {
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
  sender_name: "",
  icp_industry: "",
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

const profileOf = ({ db }: Services) => db.asClient(anna.id, (tx) => profileSoFar(tx, anna.id));

async function lastReply(services: Services) {
  const { messages, step } = await wholeConversation(services, anna.id);
  return [messages.at(-1)?.content, step];
}
