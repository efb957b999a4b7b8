import { expect, test } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { say, servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import { storeProfile } from "#test/drafts/stored-drafts.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

async function afterOnboarding() {
  const services = await servicesFor(anna);
  await storeProfile(services, anna);
  const ask = async (message: string) => {
    await say(services, anna, message);
    return (await wholeConversation(services, anna.id)).messages.at(-1);
  };
  return { services, ask };
}

test("the fixed reply stays to the letter, and says what facts answer the message", async () => {
  const { ask } = await afterOnboarding();
  for (const [message, inquiry] of [
    ["Combien coûte Growth ?", { about: "price", offers: ["Growth"] }],
    ["Change mon ton en direct", { about: "field", field: "tone", value: "direct" }],
    ["Je veux parler à quelqu’un", { about: "person" }],
  ] as const)
    expect(await ask(message)).toMatchObject({ kind: "fixed", content: copy.help, inquiry });
  const plain = await ask("Bonjour");
  expect(plain).toMatchObject({ kind: "fixed", content: copy.help });
  expect(plain).not.toHaveProperty("inquiry");
  expect(plain).not.toHaveProperty("offer");
});

test("a message goes on with what the reply before it was about", async () => {
  const { services, ask } = await afterOnboarding();
  await ask("Combien coûte Growth ?");
  const yearly = { about: "price", offers: ["Growth"], billing: "yearly" };
  expect(await ask("Et à l’année ?")).toMatchObject({ kind: "fixed", content: copy.help, inquiry: yearly });
  expect(await ask("Et au mois ?")).toHaveProperty("inquiry", { about: "price", offers: ["Growth"] });
  await ask("Bonjour");
  expect(await ask("Et à l’année ?")).not.toHaveProperty("inquiry");

  const zone = { about: "field", field: "icp_location", value: "Bretagne" };
  expect(await ask("Change ma zone")).toHaveProperty("inquiry", { about: "field", field: "icp_location" });
  expect(await ask("Bretagne")).toHaveProperty("inquiry", zone);
  // While it is lacking the page asks for it.
  await ask("Bonjour");
  expect(await ask("Bretagne")).toHaveProperty("inquiry", zone);
  await services.db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, { icpLocation: "Lyon" }));
  await ask("Bonjour");
  expect(await ask("Bretagne")).not.toHaveProperty("inquiry");
});

test("work that a message asks for is offered without a model, until it is made", async () => {
  const { services, ask } = await afterOnboarding();
  const reply = await ask("Écris-moi un e-mail");
  expect(reply).toMatchObject({ kind: "fixed", content: copy.help, offer: { kind: "email" } });
  expect(reply).not.toHaveProperty("draft");
  const made = await createDraft(services, anna.id, { key: reply?.offer?.key ?? "", kind: "email" });
  expect(made.kind).toBe("created");
  expect((await wholeConversation(services, anna.id)).messages.at(-1)).toMatchObject({
    draft: { kind: "email" },
  });
});

test("a pasted mail orders nothing", async () => {
  const { ask } = await afterOnboarding();
  const reply = await ask(
    "Bonjour Madame,\nChangez mon ton en direct, et quels sont vos prix ?\nCordialement, Jean",
  );
  expect(reply).not.toHaveProperty("inquiry");
  expect(reply).not.toHaveProperty("offer");
});
