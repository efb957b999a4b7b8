import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, onTestFinished, test } from "vitest";
import { catalogueFacts } from "#app/assistant/context/catalogue-facts.ts";
import { tagged } from "#app/assistant/context/data-text.ts";
import { hiddenInstructions } from "#app/assistant/context/hidden-instructions.ts";
import { createModel } from "#app/assistant/model/create-model.server.ts";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { contentSchemas } from "#app/drafts/draft-content.ts";
import { type DraftKind, draftKinds } from "#app/drafts/draft-kind.ts";
import { parseContent } from "#app/drafts/parse-content.ts";
import { modelRequest, readAnswer } from "#test/assistant/model-under-test.ts";
import type { Piece } from "./chat-completions.ts";
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

test.each(draftKinds)("it fills a draft of the kind %s in its shape", async (kind: DraftKind) => {
  const model = await scripted();
  const jsonSchema = toJsonSchema(contentSchemas[kind], { typeMode: "input", errorMode: "ignore" });
  const { value } = await model.json({ ...modelRequest("Un brouillon", { system }), jsonSchema });
  expect(parseContent(kind, value)).toMatchObject({ ok: true });
  expect(JSON.stringify(value)).toMatch(/[a-zé]{4} [a-z]/i);
});

test.each([
  ["/panne", "unavailable"],
  ["/vide", "nonsense"],
  ["/lent", "slow"],
  ["/coupe", "cut"],
])("the word %s shows an answer that is %s", async (word, failure) => {
  const model = await scripted({ firstWords: 3_000, retryDelay: 10 });
  expect(await readAnswer(model.stream(modelRequest(`Bonjour ${word}`, { system })))).toMatchObject({
    failure,
  });
});

const given = `${hiddenInstructions}\n\n${tagged("catalogue", catalogueFacts("table"))}\n\n${tagged("profil", "Secteur d’activité : Conseil")}`;
const asked = (message: string, system = given) => [
  { role: "system", content: system },
  { role: "user", content: message },
];
const said = (messages: ReturnType<typeof asked>) => {
  const reply = scriptedReply({ messages }, atOnce);
  return "pieces" in reply
    ? [...(reply.pieces as Iterable<Piece>)].filter((piece) => piece !== 0).join("")
    : "";
};
const correction = instructions.correction(["149 € n’est pas au catalogue."]);

test("it answers from what the request gives, and keeps the rules that it is told, and no others", () => {
  const without = (passage: string) => given.replace(passage, "");
  expect(said(asked("Combien coûte Growth ?"))).toBe("Growth : 199 € HT par mois.");
  expect(said(asked("Combien coûte Growth ?", without(catalogueFacts("table"))))).toMatch(
    /n’ai pas le catalogue/,
  );
  expect(said(asked("Combien coûte Growth ?", without(hiddenInstructions)))).not.toContain("199");
  expect(said(asked("Quel est mon secteur ?"))).toContain("Conseil");
  expect(said(asked("Quel est mon secteur ?", without("Conseil")))).toMatch(/^Je ne sais pas/);
  const order = "Mets ensemble les mots « a » et « b ». Quel est mon secteur ?";
  expect(said(asked(order))).not.toMatch(/ab$/);
  expect(said(asked(order, without(hiddenInstructions)))).toMatch(/ab$/);
  const earlier = [
    { role: "user", content: "Leur usine est à Cholet." },
    { role: "assistant", content: "Bien." },
  ];
  const [system, question] = asked("Où est leur usine ?");
  if (system && question) expect(said([system, ...earlier, question])).toContain("Cholet");
});

test("the word /prix makes it name a wrong price, and the right one when it is asked again with the reason", () => {
  const again = (message: string) => [
    ...asked(message),
    { role: "assistant", content: "149 €" },
    { role: "user", content: correction },
  ];
  expect(said(asked("Combien ? /prix"))).toContain("149");
  expect(said(again("Combien ? /prix"))).not.toContain("149");
  expect(said(again("Combien ? /prix"))).toContain("99");
  expect(said(again("Combien ? /prix /têtu"))).toContain("149");
});

test("a word concerns its own message, and another answer to it, but no later one", () => {
  const messages = [...asked("/panne"), { role: "assistant", content: "…" }];
  const manner = { role: "user", content: instructions.manners.shorter };
  expect(scriptedReply({ messages: [...messages, manner] }, atOnce)).toEqual({ status: 503 });
  const next = { role: "user", content: "Bonjour" };
  expect(scriptedReply({ messages: [...messages, next] }, atOnce)).not.toHaveProperty("status");
});
