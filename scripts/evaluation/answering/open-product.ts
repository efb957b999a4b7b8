import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createModel } from "#app/assistant/model/create-model.server.ts";
import type { Model } from "#app/assistant/model/model.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { readPage } from "#app/conversation/history/history.server.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { createLog } from "#http/log.server.ts";
import { createLive } from "#live/live.server.ts";
import { startScriptedModel } from "../../scripted-model/scripted-model.ts";
import type { EvalCase, Slip } from "../cases/eval-case.ts";
import type { AnswerCase, Answering } from "./answering.ts";
import { newCustomer } from "./new-customer.ts";
import { recordingModel } from "./recording-model.ts";
import { slippingModel } from "./slipping-model.ts";

/** Milliseconds for one answer, with its correction or draft. */
const timeLimit = 300_000;

/** What answers instead of the configured model: a recording, say. `start` is told each case before it is asked. */
export type StandIn = { name: string; model: Model; start: (one: EvalCase) => void };

/**
 * The assistant as customers have it, each of whom asks once: with the configured model, or the scripted one of
 * development, in an embedded database of its own. Budgets do not apply, and prices are those of the table.
 */
export async function openProduct(settings: Environment, standIn?: StandIn): Promise<Answering> {
  const { services, name, close } = await openServices(settings, standIn);
  let slip: Slip | undefined;
  const recording = recordingModel(services.model);
  const model = slippingModel(recording, () => slip?.says ?? "");
  const product: ConversationServices = { ...services, model };

  const answerCase: AnswerCase = async (one) => {
    standIn?.start(one);
    const client = await newCustomer(product, one);
    slip = one.slip;
    recording.start();
    const appended = await appendMessage(product, client, { key: randomUUID(), content: one.message });
    if (appended.kind !== "created") throw new Error(`The message was not stored: ${appended.kind}.`);
    await replyToOwed(product, client.id);
    const answer = await answerTo(product, client.id, appended.message);
    const { content, kind, draft, proposal, prospectChange } = answer;
    if (kind !== "answer") throw new Error(`The answer is ${kind}: ${content}`);
    const made = draft && (await readDraft(product, client.id, draft.id));
    const isOfModel = made ? made.source === "model" : recording.said().some((said) => "text" in said);
    return {
      text: content,
      source: isOfModel ? "model" : "rules",
      usage: recording.usage(),
      said: recording.said(),
      ...(made && { draft: made }),
      ...(proposal && { proposal }),
      ...(prospectChange && { prospectChange: prospectChange.prospect.name }),
    };
  };
  return { name, answerCase, close };
}

/** What the product needs, with a model: the one that stands in, the configured one, or the scripted one. */
export async function openServices(settings: Environment, standIn?: StandIn) {
  const local = settings.assistant || standIn ? null : await startScriptedModel({ thinking: 0, word: 0 });
  const config = settings.assistant ?? { baseUrl: local?.baseUrl ?? "", apiKey: null, model: "scripted" };
  const environment: Environment = {
    ...settings,
    logLevel: "silent",
    pricingVariant: "table",
    assistant: {
      ...config,
      clientDailyTokens: Number.MAX_SAFE_INTEGER,
      dailyTokens: Number.MAX_SAFE_INTEGER,
    },
  };
  const log = createLog(environment);
  const folder = mkdtempSync(join(tmpdir(), "matinal-eval-"));
  const db = await openDatabase({ folder: join(folder, "database") }, { log });
  const live = await createLive({ db, log });
  const model = standIn?.model ?? createModel(config, { log });
  return {
    services: { environment, db, log, live, model },
    name:
      standIn?.name ?? (local ? "the scripted model" : `${config.model} at ${new URL(config.baseUrl).host}`),
    async close() {
      await live.close();
      await db.close();
      await local?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answerTo(
  { db }: ConversationServices,
  clientId: string,
  { id, seq }: Message,
): Promise<Message> {
  for (const end = Date.now() + timeLimit; Date.now() < end; await delay(10)) {
    const { messages } = await db.asClient(clientId, (tx) =>
      readPage(tx, clientId, { after: seq, bytes: 100_000 }),
    );
    const answer = messages.find(({ replyTo }) => replyTo === id);
    if (answer) return answer;
  }
  throw new Error("There is no answer after five minutes.");
}
