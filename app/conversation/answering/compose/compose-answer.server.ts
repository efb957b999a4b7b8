import { budgetedModel } from "#app/assistant/budget/budgeted-model.server.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { listReply } from "../../list/list-reply.server.ts";
import { orderReply, wishReply } from "../../revision/order-reply.server.ts";
import { writeAnswer } from "../write/write-answer.server.ts";
import { answerRequest } from "./answer-request.server.ts";
import type { Composed, Composition } from "./composition.ts";
import { failedAnswer, failureIn } from "./failed-answer.ts";
import { offeredWork, withInquiry, withOffer } from "./offered-work.server.ts";

/**
 * Composes the answer to a message after the onboarding: what the message asks for, or what the model says, with the work
 * that the message could ask for as an offer. A failure of the model becomes an answer that says so. Rejects when the
 * composition's signal aborts.
 */
export function composerOf(services: ConversationServices, clientId: string) {
  return async (composition: Composition): Promise<Composed> => {
    const { log, model } = services;
    // A retry that was asked for before the model was taken out of the configuration.
    if (!model) return withInquiry(failedAnswer("unavailable"), composition.question);
    const budgeted = budgetedModel({ ...services, model }, clientId);
    try {
      const revised = await orderReply(services, composition.question, composition);
      if (revised && revised !== "model") return { kind: "answer", content: "", ...revised };
      // Another answer to an order about the list, which is first replied to without a model.
      const ordered = await listReply(services, composition.question, "changes");
      if (ordered) return { kind: "answer", ...ordered };
      const wished = await wishReply(services, composition.question, composition);
      if (wished && wished !== "model") return { kind: "answer", content: "", ...wished };
      const requested = await answerRequest(services, budgeted, clientId, composition);
      if (requested) return requested;
    } catch (error) {
      return failed(error);
    }
    const offer = await offeredWork(services.db, composition.question);
    try {
      const written = await writeAnswer(services, budgeted, clientId, composition);
      const answer = { ...written, model: services.environment.assistant?.model ?? "" };
      return withOffer(withInquiry(answer, composition.question), offer);
    } catch (error) {
      const answer = failed(error);
      // What the records say needs no model.
      const known = await listReply(services, composition.question);
      return known ? { kind: "answer", ...known } : withOffer(answer, offer);
    }

    function failed(error: unknown): Composed {
      composition.signal.throwIfAborted();
      const failure = failureIn(error);
      // Errors of the model are logged where they occur.
      if (!failure) log.error({ err: error }, "an answer could not be composed");
      return withInquiry(failedAnswer(failure ?? "unavailable"), composition.question);
    }
  };
}
