import { instructions as copy } from "#app/content/assistant/instructions-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { displayedValue } from "#app/profile/displayed-value.ts";
import type { pendingAnswers } from "#db/schema.ts";
import type { ModelMessage, ModelRequest } from "../model/model.ts";
import { type AnswerContext, contextLimits, type OpenDraft } from "./answer-context.ts";
import { catalogueFacts } from "./catalogue-facts.ts";
import { dataLine, dataText, tagged, withoutOwnTags } from "./data-text.ts";
import { hiddenInstructions } from "./hidden-instructions.ts";
import { profileData } from "./profile-data.ts";
import { serviceFacts } from "./service-facts.ts";

/** How another answer is to differ from the previous one. */
export type Manner = NonNullable<(typeof pendingAnswers.$inferSelect)["how"]>;

export type RequestOptions = {
  pricingVariant: PricingVariant;
  /** The link to offer, if the message asks for a person. */
  humanLink?: string;
  /** Asks for another answer than the previous one. */
  how?: Manner;
  /** Asks to correct this answer of the model, for these reasons in French: what follows what was `shown` of it. */
  findings?: { text: string; reasons: readonly string[]; shown?: string };
};

/** Answers are short; a draft in one, such as three mails, fits too. */
const maxOutputTokens = 1_500;
const maxReasons = 8;
const maxReason = 300;
/** Characters of the end of what the customer has read, from which a correction continues. */
const maxShown = 300;

/** The request for an answer: rules, facts and data in `system`, then the conversation. Its size is bounded. */
export function buildRequest(
  context: AnswerContext,
  { pricingVariant, humanLink, how, findings }: RequestOptions,
): Omit<ModelRequest, "signal"> {
  const system = [systemOf(context, pricingVariant), humanLink ? copy.human(humanLink) : ""];
  const messages = [...conversationOf(context)];
  if (how && context.previousAnswer)
    messages.push(answer(context.previousAnswer), { role: "user", content: copy.manners[how] });
  if (findings) {
    const reasons = findings.reasons.slice(0, maxReasons).map((reason) => dataText(reason, maxReason));
    messages.push(answer(dataText(findings.text, contextLimits.message)), {
      role: "user",
      content: copy.correction(reasons, dataText((findings.shown ?? "").trim().slice(-maxShown), maxShown)),
    });
  }
  return { system: system.filter(Boolean).join("\n\n"), messages, maxOutputTokens };
}

/** The rules of the house, the catalogue and the service, and what is known of the customer as delimited data. */
function systemOf(context: AnswerContext, variant: PricingVariant): string {
  const { profile, summary, records, now, offer, list, openDraft } = context;
  const data = profileData(profile);
  const tone = dataLine(displayedValue("tone", profile.tone), 100);
  return [
    hiddenInstructions,
    copy.catalogue,
    tagged("catalogue", catalogueFacts(variant)),
    copy.service.lead,
    tagged("service", serviceFacts(variant)),
    now && copy.now(now),
    ...(offer ? [copy.offer, tagged("offre", offer.data)] : []),
    ...(data ? [copy.profile, tagged("profil", data)] : []),
    tone && copy.tone(tone),
    profile.common_objections.trim() && copy.objections,
    profile.banned_phrases.trim() && copy.banned,
    ...(records === undefined ? [] : [records ? `${copy.records}\n\n${records}` : copy.noRecord]),
    ...(list ? [copy.list, tagged("liste", copy.listCounts(list))] : []),
    ...(openDraft ? [copy.openDraft, tagged("brouillon", draftData(openDraft))] : []),
    ...(summary ? [copy.summary, tagged("resume", dataText(summary, contextLimits.summary))] : []),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const draftData = ({ kind, title, text }: OpenDraft) =>
  `${drafts.kinds[kind].name} : ${dataLine(title, 200)}\n\n${dataText(text, contextLimits.openDraft)}`;

const answer = (content: string): ModelMessage => ({ role: "assistant", content });

/** Alternates, as some services require: a message without an answer is joined with the next one. */
function conversationOf({ turns, message }: AnswerContext): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let asked = "";
  for (const turn of turns) {
    asked += withoutOwnTags(turn.asked);
    if (turn.answered) {
      messages.push({ role: "user", content: asked }, answer(turn.answered));
      asked = "";
    } else asked += "\n\n";
  }
  return [...messages, { role: "user", content: asked + withoutOwnTags(message) }];
}
