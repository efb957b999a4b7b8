import { randomUUID } from "node:crypto";
import type { AnswerContext } from "#app/assistant/context/answer-context.ts";
import type { GivenRecord } from "#app/assistant/context/list-data.ts";
import { answerContext } from "#app/conversation/answering/write/answer-context.server.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { listReply } from "#app/conversation/list/list-reply.server.ts";
import type { ListReply } from "#app/conversation/list/record-text.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import { messageBy } from "#app/conversation/sequence.server.ts";
import type { EvalCase } from "../cases/eval-case.ts";
import { profileOf } from "../cases/given-by.ts";
import { newCustomer } from "./new-customer.ts";

/** What the product knows when it answers a case; gathered once, it can be answered from as often as one likes. */
export type Gathered = {
  one: EvalCase;
  context: AnswerContext;
  given: GivenRecord[] | null;
  /** The proposal that the message orders, if it orders a change of the list. */
  change: ListReply | null;
};

/** Gathers what the product knows. A case without a list says it all; one with a list is stored and looked up. */
export async function gather(services: ConversationServices, one: EvalCase): Promise<Gathered> {
  const { turns = [], message } = one;
  if (!one.records) {
    const context = { summary: "", message, previousAnswer: "", profile: profileOf(one) };
    const earlier = turns.map((turn, index) => ({ seq: 2 * index + 1, ...turn }));
    return { one, context: { ...context, turns: earlier }, given: null, change: null };
  }
  const client = await newCustomer(services, one);
  const appended = await appendMessage(services, client, { key: randomUUID(), content: message });
  if (appended.kind !== "created") throw new Error(`The message was not stored: ${appended.kind}.`);
  const { id } = appended.message;
  const question = await services.db.asClient(client.id, (tx) => messageBy(tx, client.id, "id", id));
  if (!question) throw new Error("The message is not in the conversation.");
  return {
    one,
    ...(await answerContext(services, question)),
    change: await listReply(services, question, "changes"),
  };
}
