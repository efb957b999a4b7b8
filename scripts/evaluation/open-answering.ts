import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { createModel } from "#app/assistant/model/create-model.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { answerContext } from "#app/conversation/answering/write/answer-context.server.ts";
import { answerGuard } from "#app/conversation/answering/write/answer-guard.server.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { readPage } from "#app/conversation/history/history.server.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { lockConversation, storeNext } from "#app/conversation/sequence.server.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf } from "#app/profile/profile-values.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { deliverProspects } from "#app/prospects/store/deliver-prospects.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import { openDatabase, type Queries } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { createLog } from "#http/log.server.ts";
import { createLive } from "#live/live.server.ts";
import { startScriptedModel } from "../scripted-model/scripted-model.ts";
import type { Answering, AnswerOnce, Asked } from "./answering.ts";
import type { CaseRecord } from "./eval-case.ts";
import { recordingModel } from "./recording-model.ts";

/** Milliseconds for one answer, with its correction or draft. */
const timeLimit = 300_000;

/**
 * The assistant as customers have it, each of whom asks once: with the configured model, or the scripted one of
 * development, in an embedded database of its own. Budgets do not apply.
 */
export async function openAnswering(settings: Environment): Promise<Answering> {
  const local = settings.assistant ? null : await startScriptedModel({ thinking: 0, word: 0 });
  const config = settings.assistant ?? { baseUrl: local?.baseUrl ?? "", apiKey: null, model: "scripted" };
  const environment: Environment = {
    ...settings,
    logLevel: "silent",
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
  const model = recordingModel(createModel(config, { log }));
  const services: ConversationServices = { environment, db, log, live, model };

  const answerOnce: AnswerOnce = async (asked) => {
    const client = await newClient(services, asked);
    model.start();
    const appended = await appendMessage(services, client, { key: randomUUID(), content: asked.message });
    if (appended.kind !== "created") throw new Error(`The message was not stored: ${appended.kind}.`);
    const question = appended.message;
    await replyToOwed(services, client.id);
    const { content, draft, proposal, prospectChange } = await answerTo(services, client.id, question);
    const made = draft && (await readDraft(services, client.id, draft.id));
    return {
      text: content,
      findings: await findingsIn(services, { ...question, clientId: client.id }, model.lastText()),
      usage: model.usage(),
      ...(made && { draft: made }),
      ...(proposal && { proposal }),
      ...(prospectChange && { prospectChange: prospectChange.prospect.name }),
    };
  };
  return {
    name: local ? "the scripted model" : `${config.model} at ${new URL(config.baseUrl).host}`,
    isScripted: local !== null,
    answerOnce,
    async close() {
      await live.close();
      await db.close();
      await local?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new client with this profile, and these turns before. */
async function newClient(services: ConversationServices, { profile, turns, records }: Asked) {
  const { db } = services;
  const id = randomUUID();
  const client = { id, email: `${id}@eval.example` };
  await db.asOwner.insert(user).values({ ...client, name: id });
  await db.asClient(id, async (tx) => {
    await ensureClient(tx, client);
    await saveProfile(tx, id, profileFieldsOf(profile));
    await lockConversation(tx, id);
    for (const turn of turns) await storeTurn(tx, id, turn);
  });
  await deliverRecords(services, id, records);
  return client;
}

async function storeTurn(tx: Queries, clientId: string, { asked, answered }: Asked["turns"][number]) {
  const question = { role: "user", content: asked, idempotencyKey: randomUUID() } as const;
  const { id } = await storeNext(tx, clientId, question);
  await storeNext(tx, clientId, { role: "assistant", kind: "answer", content: answered, replyTo: id });
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

/** What the guard finds in the model's last text, before it is marked. */
async function findingsIn(
  services: ConversationServices,
  question: Message & { clientId: string },
  text: string,
) {
  const { context } = await answerContext(services, question);
  const guard = await answerGuard(services, question.clientId, context);
  const findings = await guard.check(text);
  return findings.map(({ kind, start, end }) => ({ kind, passage: text.slice(start, end) }));
}

/** Delivers the records of a case, each with its note. */
async function deliverRecords(
  services: ConversationServices,
  clientId: string,
  records: readonly CaseRecord[],
) {
  const team = await teamOf(services.db.asOwner, clientId);
  if (!team || records.length === 0) return;
  const missing = { value: null, state: "missing" } as const;
  const delivered = await deliverProspects(services, team.id, {
    deliveredOn: parisDay(Date.now()),
    prospects: records.map(({ note: _, score, ...record }) => ({
      ...record,
      ...{ siren: null, website: null, headcount: null, email: missing, phone: missing },
      ...{ linkedin: null, companyEmail: null },
      reasons: [{ points: score, text: "Critères de la recherche" }],
      ...{ technologies: [], workHistory: [], sources: [] },
    })),
  });
  if (delivered.kind !== "delivered") throw new Error(`The records were not delivered: ${delivered.kind}.`);
  for (const [index, { note }] of records.entries()) {
    const id = delivered.ids[index];
    if (note && id) await applyEvent(services, clientId, id, { key: randomUUID(), kind: "note", text: note });
  }
}
