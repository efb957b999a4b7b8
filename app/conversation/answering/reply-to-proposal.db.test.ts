import { expect, test } from "vitest";
import { answers as copy } from "~/content/signed-in/answers-copy.ts";
import { loadProfile, saveProfile } from "~/profile/profile-store.server.ts";
import { words } from "../../../test/assistant/model-server.ts";
import { withModel } from "../../../test/assistant/model-under-test.ts";
import { conversationWith } from "../../../test/conversation/answering.ts";

const wish = "Change mon ton en direct";
const proposal = [{ field: "tone", before: "", after: "Direct" }];

async function afterProposal() {
  const { server, model } = await withModel();
  const conversation = await conversationWith(model);
  const { services, anna, ask } = conversation;
  const tone = async () =>
    (await services.db.asClient(anna.user.id, (tx) => loadProfile(tx, anna.user.id)))?.tone ?? null;
  expect(await ask(wish)).toMatchObject({ content: copy.proposal.ask, proposal });
  expect(await tone()).toBeNull();
  return { ...conversation, server, tone };
}

test("a change is proposed with before and after, and stored at a yes, once", async () => {
  const { ask, tone, server } = await afterProposal();
  expect((await ask("Oui, changez-le")).content).toBe(copy.proposal.applied);
  expect(await tone()).toBe("direct");
  server.next(words("Avec plaisir."));
  expect((await ask("oui")).content).toBe("Avec plaisir.");
});

test("a no changes nothing, and anything else lets the proposal lapse", async () => {
  const { ask, tone, server } = await afterProposal();
  expect((await ask("non merci")).content).toBe(copy.proposal.declined);
  expect((await ask(wish)).content).toBe(copy.proposal.ask);
  server.next(words("Par exemple."), words("D’accord."));
  expect((await ask("Oui mais seulement pour les e-mails")).content).toBe("Par exemple.");
  expect((await ask("Oui")).content).toBe("D’accord.");
  expect(await tone()).toBeNull();
});

test("a yes that was typed before the proposal came accepts nothing", async () => {
  const { send, ask, tone, spoken, server } = await afterProposal();
  await ask("non");
  server.always(words("D’accord."));
  await Promise.all([send(wish), send("Oui")]);
  await expect.poll(spoken, { timeout: 15_000 }).toHaveLength(8);
  expect(await tone()).toBeNull();
});

test("a proposal whose field has changed meanwhile is refused", async () => {
  const { ask, tone, services, anna } = await afterProposal();
  await services.db.asClient(anna.user.id, (tx) => saveProfile(tx, anna.user.id, { tone: "formel" }));
  expect((await ask("oui")).content).toBe(copy.proposal["changed-meanwhile"]);
  expect(await tone()).toBe("formel");
});
