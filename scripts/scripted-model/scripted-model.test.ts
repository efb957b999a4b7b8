import { expect, onTestFinished, test } from "vitest";
import { fillDraft } from "~/assistant/drafts/fill-draft.server.ts";
import { createModel } from "~/assistant/model/create-model.server.ts";
import { type DraftKind, draftKinds } from "~/drafts/draft-kind.ts";
import { modelRequest, readAnswer } from "../../test/assistant/model-under-test.ts";
import { aubade } from "../../test/drafts/generated-profiles.ts";
import { scriptedReply, startScriptedModel } from "./scripted-model.ts";

const system = "Tu aides.\n- Nom de l’entreprise : Atelier Nord\n- Zone géographique : Île-de-France";

const log = { info() {}, warn() {}, error() {} };
const atOnce = { thinking: 0, word: 0 };

async function scripted(limits = {}) {
  const { baseUrl, stop } = await startScriptedModel(atOnce);
  onTestFinished(stop);
  return createModel({ baseUrl, apiKey: null, model: "scripted" }, { log, limits });
}

test("the scripted model answers over the real protocol, with what it knows of the company", async () => {
  const model = await scripted();
  const outcome = await readAnswer(model.stream(modelRequest("Bonjour !", { system })));
  expect(outcome).toMatchObject({ text: expect.stringContaining("Atelier Nord"), failure: null });
});

test.each(draftKinds)(
  "it fills a draft of the kind %s so that it stands as it is",
  async (kind: DraftKind) => {
    const model = await scripted();
    const { signal } = new AbortController();
    const content = await fillDraft({ model, log }, kind, aubade, { wish: "Un brouillon", signal });
    expect(JSON.stringify(content)).toMatch(/[a-zé]{4} [a-z]/i);
  },
);

test("a word shows its state for the message that contains it, not for the next one", () => {
  const messages = [{ role: "user", content: "Bonjour /panne\n\nBonjour" }];
  expect(scriptedReply({ messages }, atOnce)).toHaveProperty("pieces");
});

test.each([
  ["/panne", "unavailable"],
  ["/vide", "nonsense"],
  ["/lent", "slow"],
  ["/coupe", "cut"],
])("the word %s shows an answer that is %s", async (word, failure) => {
  const model = await scripted({ firstWords: 300, retryDelay: 10 });
  expect(await readAnswer(model.stream(modelRequest(`Bonjour ${word}`, { system })))).toMatchObject({
    failure,
  });
});

test("the word /prix makes it name a wrong price, also when it is asked again with a reason", () => {
  const messages = [
    { role: "user", content: "Combien ? /prix" },
    { role: "assistant", content: "L’offre Starter coûte 149 € par mois." },
    { role: "user", content: "Ce prix n’existe pas." },
  ];
  expect(JSON.stringify(scriptedReply({ messages }, atOnce))).toContain("149");
});
