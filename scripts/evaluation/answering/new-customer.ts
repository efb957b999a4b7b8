import { randomUUID } from "node:crypto";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { lockConversation, storeNext } from "#app/conversation/sequence.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { profileFieldsOf } from "#app/profile/profile-values.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { deliverProspects } from "#app/prospects/store/deliver-prospects.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";
import type { CaseRecord, EvalCase } from "../cases/eval-case.ts";
import { profileOf } from "../cases/given-by.ts";

type Services = Pick<ConversationServices, "db" | "environment">;

/** Stores a new customer with the profile, the earlier turns and the list of a case. */
export async function newCustomer(services: Services, one: EvalCase): Promise<{ id: string; email: string }> {
  const { db } = services;
  const id = randomUUID();
  const client = { id, email: `${id}@eval.example` };
  await db.asOwner.insert(user).values({ ...client, name: id });
  await db.asClient(id, async (tx) => {
    await ensureClient(tx, client);
    await saveProfile(tx, id, profileFieldsOf(profileOf(one)));
    await lockConversation(tx, id);
    for (const { asked, answered } of one.turns ?? []) await storeTurn(tx, id, asked, answered);
  });
  await deliverRecords(services, id, one.records ?? []);
  return client;
}

async function storeTurn(tx: Queries, clientId: string, asked: string, answered: string) {
  const question = { role: "user", content: asked, idempotencyKey: randomUUID() } as const;
  const { id } = await storeNext(tx, clientId, question);
  await storeNext(tx, clientId, { role: "assistant", kind: "answer", content: answered, replyTo: id });
}

/** Delivers the records of a case, each with its note. */
async function deliverRecords(services: Services, clientId: string, records: readonly CaseRecord[]) {
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
