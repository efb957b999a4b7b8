import { randomUUID } from "node:crypto";
import { hiddenTexts } from "#app/assistant/context/hidden-instructions.ts";
import { fillDraft } from "#app/assistant/drafts/fill-draft.server.ts";
import { createGuard } from "#app/assistant/guard/guard.ts";
import type { Model } from "#app/assistant/model/model.ts";
import { proposeChange } from "#app/assistant/requests/profile-change/propose-change.ts";
import { requestIn } from "#app/assistant/requests/request-in.ts";
import { type AnswerGuard, answerGuard } from "#app/conversation/answering/write/answer-guard.server.ts";
import { writeWithin } from "#app/conversation/answering/write/write-answer.server.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import type { Answered } from "./answering.ts";
import type { Gathered } from "./gather.ts";
import { recordingModel } from "./recording-model.ts";
import { slippingModel } from "./slipping-model.ts";

const unguarded: AnswerGuard = { check: async () => [], safeLength: (text) => text.length };
const { signal } = new AbortController();

type InProcess = {
  services: Pick<ConversationServices, "db" | "environment" | "log">;
  model: Model;
  isGuarded: boolean;
};

/**
 * Answers from what was gathered, with the product's own functions and without storing anything: a hundred answers take a
 * second. `isGuarded` false is what a product without its guard would answer.
 */
export async function answerInProcess(
  { one, context, given, change }: Gathered,
  { services, model, isGuarded }: InProcess,
): Promise<Answered> {
  const recording = recordingModel(model);
  const slipping = slippingModel(recording, () => one.slip?.says ?? "");
  const made = (answer: Omit<Answered, "usage" | "said">) => ({
    ...answer,
    usage: recording.usage(),
    said: recording.said(),
  });
  if (change) {
    const name = change.attachments.prospectChange?.prospect.name;
    return made({ text: change.content, source: "rules", ...(name && { prospectChange: name }) });
  }
  const { profile, message } = context;
  const { environment, log } = services;
  const request = requestIn(message);
  if (request?.kind === "draft") {
    const content = await fillDraft({ model: slipping, log }, request.draft, profile, {
      ...{ wish: request.wish, signal },
      ...(isGuarded && { check: draftCheck(environment, profile, request.wish) }),
    });
    const text = `Le brouillon est prêt (${request.draft}).`;
    const draft = typed(request.draft, content ?? contentFromProfile(request.draft, profile));
    return made({ text, draft, source: content ? "model" : "rules" });
  }
  const proposal =
    request?.kind === "profile-change"
      ? await proposeChange({ model: slipping }, profile, request.text, signal)
      : null;
  if (proposal)
    return made({ text: "Voici ce que je changerais dans votre profil.", proposal, source: "rules" });

  const guard = isGuarded ? await answerGuard(services, randomUUID(), context) : unguarded;
  const { pricingVariant } = environment;
  const composition = { how: null, signal, show: () => {} };
  const { content, kind } = await writeWithin(
    { context, given, guard, pricingVariant },
    slipping,
    composition,
  );
  if (kind !== "answer") throw new Error(`The answer is ${kind}: ${content}`);
  return made({ text: content, source: "model" });
}

function draftCheck(
  { appUrl, bookingUrl, checkoutUrl, pricingVariant }: InProcess["services"]["environment"],
  profile: Gathered["context"]["profile"],
  wish: string,
) {
  const guard = createGuard({
    ...{ profile, pricingVariant, written: [wish], hidden: hiddenTexts },
    speaker: "customer",
    ownUrls: [appUrl, bookingUrl, checkoutUrl],
  });
  return async (text: string) => (await (await guard).check(text)).map(({ reason }) => reason);
}

const typed = (kind: DraftKind, content: unknown) => ({ kind, content }) as unknown as TypedDraft;
