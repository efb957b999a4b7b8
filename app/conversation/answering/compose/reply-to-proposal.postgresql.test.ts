import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { loadProfile, saveProfile } from "#app/profile/profile-store.server.ts";
import { words } from "#test/assistant/model-server.ts";
import { withModel } from "#test/assistant/model-under-test.ts";
import { conversationWith } from "#test/conversation/answering.ts";
import { signInToApi } from "#test/conversation/call-messages-api.ts";

const wish = "Change mon ton en direct";
const proposal = [{ field: "tone", before: "", after: "Direct" }];

async function afterProposal() {
  const { server, model } = await withModel();
  const afterOnboarding = await conversationWith(model);
  const { services, anna, ask } = afterOnboarding;
  const tone = async () =>
    (await services.db.asClient(anna.user.id, (tx) => loadProfile(tx, anna.user.id)))?.tone ?? null;
  const proposed = await ask(wish);
  expect(proposed).toMatchObject({ content: copy.proposal.ask, proposal });
  expect(await tone()).toBeNull();
  return { ...afterOnboarding, server, tone, proposed };
}

test("a change is proposed with before and after, and stored at a yes, once", async () => {
  const { ask, tone, server } = await afterProposal();
  expect(await ask("Oui, changez-le")).toMatchObject({
    content: copy.proposal.applied,
    decided: "accepted",
  });
  expect(await tone()).toBe("direct");
  server.next(words("Avec plaisir."));
  expect((await ask("oui")).content).toBe("Avec plaisir.");
});

test("a no changes nothing, and anything else lets the proposal lapse", async () => {
  const { ask, tone, server } = await afterProposal();
  expect(await ask("non merci")).toMatchObject({ content: copy.proposal.declined, decided: "declined" });
  expect((await ask(wish)).content).toBe(copy.proposal.ask);
  server.next(words("Par exemple."), words("D’accord."));
  expect((await ask("Oui mais seulement pour les e-mails")).content).toBe("Par exemple.");
  expect((await ask("Oui")).content).toBe("D’accord.");
  expect(await tone()).toBeNull();
});

test.each(["Super, merci", "Merci beaucoup !", "Parfait", "Très bien", "ok merci", "« Oui »", "Oui ?"])(
  "%s accepts nothing, and the proposal lapses",
  async (thanks) => {
    const { ask, tone, server } = await afterProposal();
    server.always(words("Je vous en prie."));
    expect((await ask(thanks)).content).toBe("Je vous en prie.");
    expect((await ask("Oui")).content).toBe("Je vous en prie.");
    expect(await tone()).toBeNull();
  },
);

test("the buttons name their proposal, which is decided once and refused when it is no longer the newest", async () => {
  const { services, anna, spoken, tone, proposed } = await afterProposal();
  const { post } = await signInToApi(services, anna.user.email);
  const press = (proposal = proposed.id) => post({ key: randomUUID(), content: "Oui", proposal });
  expect((await press(randomUUID())).status).toBe(409);
  const pressed = await Promise.all([press(), press()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([201, 409]);
  await expect.poll(async () => (await spoken()).at(-1)).toContain(copy.proposal.applied);
  expect(await tone()).toBe("direct");
  const late = await press();
  expect([late.status, await late.json()]).toEqual([
    409,
    { error: { code: "proposal_closed", message: conversation.refusals.lapsed } },
  ]);
  expect((await spoken()).filter((line) => line === "user: Oui")).toHaveLength(1);
  expect((await post({ key: randomUUID(), content: "Oui", proposal: "no UUID" })).status).toBe(422);
});

test("a yes that was typed before the proposal came accepts nothing", async () => {
  const { send, ask, tone, spoken, server } = await afterProposal();
  await ask("non");
  server.always(words("D’accord."));
  await Promise.all([send(wish), send("Oui")]);
  await expect.poll(spoken).toHaveLength(8);
  expect(await tone()).toBeNull();
});

test("a proposal whose field has changed meanwhile is refused", async () => {
  const { ask, tone, services, anna } = await afterProposal();
  await services.db.asClient(anna.user.id, (tx) => saveProfile(tx, anna.user.id, { tone: "formel" }));
  expect(await ask("oui")).toMatchObject({
    content: copy.proposal["changed-meanwhile"],
    decided: "outdated",
  });
  expect(await tone()).toBe("formel");
});
