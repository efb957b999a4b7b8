import { expect, test } from "vitest";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { contentsOf } from "#app/offers/contents.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { CompletionsReply } from "#scripts/scripted-model/completions-server.ts";
import { jsonWords, refusal, words, wordsThat } from "#test/assistant/model-server.ts";
import { withModel } from "#test/assistant/model-under-test.ts";
import { conversationWith } from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { addSignedInUser } from "#test/conversation/stream-listener.ts";
import { modelContents } from "#test/drafts/model-contents.ts";
import { madeDraft, storeProfile } from "#test/drafts/stored-drafts.ts";
import { replyToOwed } from "../../reply.server.ts";
import { retryAnswer } from "../stop-and-retry/retry-answer.server.ts";

test("the answer of the service is the answer, with the fields of the profile that it draws on", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(words("Écrivez ", "à la ", "directrice des achats. \n"));
  const answer = await ask("À qui écrire ?");
  expect(answer).toMatchObject({ content: "Écrivez à la directrice des achats.", used: ["icp_title"] });
  expect(answer.state).toBeUndefined();
  const [request] = server.received;
  expect(request?.body.messages.at(-1)).toMatchObject({ role: "user", content: "À qui écrire ?" });
  expect(JSON.stringify(request?.body.messages[0])).toContain("Pômmy");
});

test("a question beside an open draft comes with the draft as it is now, and with nobody else's", async () => {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  const bruno = await addSignedInUser(services, "bruno");
  await storeProfile(services, bruno.user);
  server.always(words("C’est une bonne question."));
  const own = await madeDraft(services, anna.user, "plan");
  const foreign = await madeDraft(services, bruno.user, "plan");
  await ask("Est-ce trop long ?", own.id);
  await ask("Et celui-ci ?", foreign.id);
  await ask("Et sans ?");
  const systems = server.received.map(({ body }) => String(body.messages[0]?.content));
  const open = systems.map((system) => /<brouillon>\n([\s\S]*?)\n<\/brouillon>/.exec(system)?.[1]);
  expect(open).toEqual([expect.stringContaining(own.title), undefined, undefined]);
});

test("a question about the customer's own offer comes with it", async () => {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  server.always(words("Voilà."));
  await ask("Quelle est mon offre ?");
  const team = await teamOf(services.db.asOwner, anna.user.id);
  await setOffer(services, team?.id ?? "", { offer: "growth", until: null, by: "ops" });
  await ask("Combien de contacts me reste-t-il ?");
  const { contacts } = contentsOf("trial");
  const until = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await setOffer(services, team?.id ?? "", { offer: "trial", until, by: "ops" });
  const left = `Il vous reste ${contacts} contacts à recevoir pendant l’essai.`;
  server.next(words(left));
  expect((await ask("Et maintenant ?")).content).toBe(left);
  const systems = server.received.map(({ body }) => String(body.messages[0]?.content));
  const offers = systems.map((system) => /<offre>\n([\s\S]*?)\n<\/offre>/.exec(system)?.[1]);
  expect(offers).toEqual([
    expect.stringContaining("Vous n’avez pas d’offre en cours"),
    expect.stringMatching(/^Offre Growth\n[\s\S]*Contacts reçus\u00A0: 0 sur \d+\u00A0contacts/),
    expect.stringMatching(/^Essai gratuit\n/),
  ]);
});

test("an answer with a wrong price is asked for once more, with the reason", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(words("Starter coûte 149 € par mois."), words("Starter coûte 99 € par mois."));
  expect((await ask("Combien coûte Starter ?")).content).toBe("Starter coûte 99 € par mois.");
  expect(server.received).toHaveLength(2);
  const correction = server.received[1]?.body.messages.at(-1)?.content ?? "";
  expect(correction).toContain("149");
});

test("what was read before a finding stays to the letter, and the answer goes on from there", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(
    words("Bonne question. ", "J’ai ajouté 30 prospects à votre liste. ", "Voilà."),
    words("Votre liste, je ne la change pas."),
  );
  expect((await ask("Et ma liste ?")).content).toBe("Bonne question. Votre liste, je ne la change pas.");
  const correction = server.received[1]?.body.messages.at(-1)?.content ?? "";
  expect(correction).toContain("«\u00A0Bonne question.");
  expect(correction).toContain("ne fait rien en dehors de cette conversation");
});

test("what is wrong a second time is marked in place, with the reason", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.always(words("Starter coûte 149 € par mois. Écrivez à jean@exemple.fr."));
  const { content } = await ask("Combien coûte Starter ?");
  expect(server.received).toHaveLength(2);
  expect(content).toMatch(
    /^Starter coûte ~~149 €~~ \(.+\) par mois\. Écrivez à ~~`?jean@exemple\.fr`?~~ \(.+\)\.$/,
  );
});

test("an address that the customer wrote long ago is no finding", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  await ask("Mon adresse est Jean.Dupont@exemple.fr et mon numéro le 06 12 34 56 78.");
  for (let turn = 0; turn < 20; turn++) await ask(`Bonjour ${turn}`);
  server.received.length = 0;
  server.always(words("Signez jean.dupont@exemple.fr, 06 12 34 56 78."));
  expect((await ask("Comment signer ?")).content).toBe("Signez jean.dupont@exemple.fr, 06 12 34 56 78.");
  // The running summary may be brought up to date at the same time.
  const lastMessages = server.received.map(({ body }) => body.messages.at(-1)?.content);
  expect(lastMessages.filter((content) => content === "Comment signer ?")).toHaveLength(1);
});

test.each<[string, "unavailable" | "nonsense" | "slow", ...CompletionsReply[]]>([
  ["is away", "unavailable", refusal(500), refusal(503)],
  ["refuses the key", "unavailable", refusal(401), refusal(401)],
  ["says nothing", "nonsense", words(), words(" \n")],
  ["answers with something else", "nonsense", wordsThat({}, { raw: "data: {nonsense\n\n" }), words()],
  ["takes too long for its first words", "slow", words("stall"), words("stall")],
])("a service that %s leaves the fixed reply, with the reason", async (_, reason, ...replies) => {
  const { server, model } = await withModel({ firstWords: 300 });
  const { ask } = await conversationWith(model);
  server.next(...replies);
  const { content, state } = await ask("Bonjour");
  expect(content.split("\n\n")).toEqual([copy.reasons[reason], `${conversation.help} ${copy.readyMade}`]);
  expect(state).toBeUndefined();
});

test("an answer that is cut off keeps what was said, and says that it is broken", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(words("Commencez par ", "cut"));
  const { content, state } = await ask("Bonjour");
  expect(content).toBe(`Commencez par\n\n${copy.reasons.cut}\n\n${conversation.help} ${copy.readyMade}`);
  expect(state).toBe("broken");
  server.next(words("Starter coûte 149 € par mois, ", "et ", "cut"));
  expect((await ask("Encore")).content).toMatch(/^Starter coûte ~~149 €~~/);
});

test("a service without a word is asked twice, for an answer as for a draft", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.always(words());
  expect((await ask("Bonjour")).kind).toBe("failed");
  expect(server.received).toHaveLength(2);
  expect((await ask("Rédige un e-mail de prospection")).draft?.kind).toBe("email");
  expect(server.received).toHaveLength(4);
});

test("what this product wrote after a failure is no word of the model's, and facts stand below it", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(refusal(500), refusal(503), words("Commencez par ", "cut"));
  const failed = await ask("Combien coûte Growth ?");
  expect(failed).toMatchObject({ kind: "failed", inquiry: { about: "price", offers: ["Growth"] } });
  await ask("Et ensuite ?");
  server.always(words("Voilà."));
  expect(await ask("Continue")).not.toHaveProperty("inquiry");
  expect(server.received.at(-1)?.body.messages.slice(1)).toEqual([
    { role: "user", content: "Combien coûte Growth ?\n\nEt ensuite ?" },
    { role: "assistant", content: "Commencez par" },
    { role: "user", content: "Continue" },
  ]);
});

test("an answer that reached its longest is marked, and goes on once from its last whole sentence", async () => {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  const newest = async () => (await wholeConversation(services, anna.user.id)).messages.at(-1);
  server.next(wordsThat({ finishReason: "length" }, "Un premier conseil. Un deuxième cons"));
  const answer = await ask("Des conseils ?");
  expect(answer).toMatchObject({ kind: "answer", state: "unfinished" });

  const goOn = () => retryAnswer(services, anna.user.id, answer.id, "continue");
  server.next(words("Un deuxième conseil, à 149 € par mois avec Growth."));
  expect((await Promise.all([goOn(), goOn()])).map(({ kind }) => kind).toSorted()).toEqual([
    "accepted",
    "under-way",
  ]);
  services.live.inBackground(() => replyToOwed(services, anna.user.id));
  await expect.poll(async () => (await newest())?.id).not.toBe(answer.id);
  expect((await newest())?.content).toMatch(/^Un premier conseil\. Un deuxième conseil, à ~~149 €~~ \(.+\)/);
  expect(await newest()).not.toHaveProperty("state");
  expect(await goOn()).toEqual({ kind: "not-unfinished" });
  const { messages } = server.received[1]?.body ?? { messages: [] };
  expect(messages.at(-2)).toEqual({ role: "assistant", content: "Un premier conseil. " });
  expect(messages.at(-1)?.content).toContain("la suite");
  expect(server.received).toHaveLength(2);
});

/** A conversation with an unfinished answer, and what "Continuer" makes of it when the service replies so. */
async function unfinished(first: string) {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  const newest = async () => (await wholeConversation(services, anna.user.id)).messages.at(-1);
  server.always(wordsThat({ finishReason: "length" }, first));
  const answer = await ask("Des conseils ?");
  const goOn = async (...replies: CompletionsReply[]) => {
    const before = await newest();
    server.next(...replies);
    expect((await retryAnswer(services, anna.user.id, before?.id ?? "", "continue")).kind).toBe("accepted");
    services.live.inBackground(() => replyToOwed(services, anna.user.id));
    await expect.poll(async () => (await newest())?.id).not.toBe(before?.id);
    return newest();
  };
  return { answer, goOn, server, ask };
}

test("when nothing more comes, what stood stays to the letter, and may be continued again", async () => {
  const stood = "Première phrase entière. Deuxième phrase coup";
  const { answer, goOn, server } = await unfinished(stood);
  expect(answer).toMatchObject({ content: stood, state: "unfinished" });
  const reply = await goOn(refusal(500), refusal(500));
  expect(reply).toMatchObject({ content: `${stood}\n\n${copy.reasons.unavailable}`, state: "unfinished" });
  const again = await goOn(words("Première phrase entière. "));
  expect(again).toMatchObject({ content: stood, state: "unfinished", kind: "answer" });
  const whole = await goOn(words("Deuxième phrase coupée, puis finie."));
  expect(whole?.content).toBe("Première phrase entière. Deuxième phrase coupée, puis finie.");
  expect(whole).not.toHaveProperty("state");
  expect(server.received.at(-1)?.body.messages.at(-2)?.content).toBe("Première phrase entière. ");
});

test("what stopped in the middle is not judged before it is whole, and a mark is told to nobody as said", async () => {
  const rows = "| Offre | Prix |\n| --- | --- |\n| Starter | 149 € |\n| Growth | 19";
  const { answer, goOn, server, ask } = await unfinished(rows);
  expect(answer.content).toMatch(/~~149 €~~ \(à vérifier.+\) \|\n\| Growth \|$/);
  const marked = answer.content.slice(0, answer.content.indexOf("| Growth"));
  const whole = await goOn(words("| Growth | 199 € |\n| Scale | 499 € |"));
  expect(whole?.content.startsWith(`${marked}| Growth | 199 €`)).toBe(true);
  expect(whole?.content.match(/149/g)).toHaveLength(1);
  server.next(words("Voilà."));
  await ask("Merci");
  const sent = JSON.stringify(server.received.slice(2).map(({ body }) => body.messages));
  expect(sent).toContain("| Starter | […] |");
  expect(sent).not.toMatch(/~~|à vérifier|149/);
});

test("past the budget the reply is the fixed one, and ready-made work goes on from the template", async () => {
  const { server, model } = await withModel();
  const limits = { ASSISTANT_CLIENT_DAILY_TOKENS: "20" };
  const { ask, services, anna } = await conversationWith(model, limits);
  server.always(words("Bonjour"));
  expect((await ask("Bonjour")).content).toBe("Bonjour");
  expect((await ask("Encore")).content).toContain(copy.reasons.client);
  expect(server.received).toHaveLength(1);
  const { draft } = await ask("Rédige un e-mail de prospection");
  expect(draft?.kind).toBe("email");
  expect(await listDrafts(services, anna.user.id)).toMatchObject([{ id: draft?.id, source: "template" }]);
});

test("a draft that the message asks for is made, filled by the model, and attached to the answer", async () => {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  server.next(jsonWords(modelContents.search));
  const { draft, content } = await ask("Peux-tu définir ma recherche de prospects ?");
  expect(await listDrafts(services, anna.user.id)).toMatchObject([{ id: draft?.id, source: "model" }]);
  expect(content).toContain("définition de recherche");
});

test("a customer who wants a person gets the booking link with the company's name", async () => {
  const { server, model } = await withModel();
  const { ask } = await conversationWith(model);
  server.next(words("Bien sûr, notre équipe vous répondra."));
  expect((await ask("Je veux parler à un humain")).content).toContain("company=P%C3%B4mmy");
});
