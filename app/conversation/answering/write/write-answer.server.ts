import { buildRequest } from "#app/assistant/context/build-request.ts";
import type { Finding } from "#app/assistant/guard/finding.ts";
import { mark } from "#app/assistant/guard/marking/mark.ts";
import { passageOf } from "#app/assistant/guard/marking/passage.ts";
import { nextSlice } from "#app/assistant/guard/slices.ts";
import type { Model, ModelRequest } from "#app/assistant/model/model.ts";
import { usedFields } from "#app/assistant/references/used-by-answer.ts";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { namedIn } from "../../list/given-records.server.ts";
import type { Attachments } from "../../protocol.ts";
import type { Composed, Composition } from "../compose/composition.ts";
import { type Failure, failedAnswer, failureIn } from "../compose/failed-answer.ts";
import { answerContext } from "./answer-context.server.ts";
import { type AnswerGuard, answerGuard } from "./answer-guard.server.ts";

/** Characters that the guard may hold back before the answer so far is checked for what it will not pass. */
const maxHeld = 300;

/** An answer that the model writes to a message of this client. Throws when the model says nothing at all. */
export async function writeAnswer(
  services: Pick<ConversationServices, "db" | "environment">,
  model: Model,
  clientId: string,
  composition: Composition,
  humanLink?: string,
): Promise<Composed> {
  const { context, given } = await answerContext(services, composition.question);
  const guard = await answerGuard(services, clientId, context, humanLink ? [humanLink] : []);
  const { pricingVariant } = services.environment;
  return writeWithin({ context, given, guard, pricingVariant }, model, composition, humanLink);
}

/** What an answer is written from, and what reads it. */
export type Told = Awaited<ReturnType<typeof answerContext>> & {
  guard: AnswerGuard;
  pricingVariant: PricingVariant;
};

/**
 * An answer that the model writes from this context, shown as far as the guard lets it. One with findings is asked for once
 * more, and what the second has is marked in place. interpretation.md D44, D45. Throws when the model says nothing at all.
 */
export async function writeWithin(
  { context, given, guard, pricingVariant }: Told,
  model: Model,
  { how, signal, show, restart }: Omit<Composition, "question">,
  humanLink?: string,
): Promise<Composed> {
  const options = { pricingVariant, ...(humanLink && { humanLink }), ...(how && { how }) };

  let written = await write(model, { ...buildRequest(context, options), signal }, guard, show);
  if (written.findings.length > 0 && !written.failure) {
    restart();
    const reasons = written.findings.map((finding) => {
      const { start, end } = passageOf(written.text, finding);
      return copy.finding(written.text.slice(start, end), finding.reason);
    });
    const findings = { text: written.text, reasons };
    const request = { ...buildRequest(context, { ...options, findings }), signal };
    const second = await write(model, request, guard, show, { isLast: true }).catch((error) => {
      const failure = failureIn(error);
      if (!failure) throw error;
      return { ...written, failure: written.isWhole ? null : failure };
    });
    written = second.failure && written.isWhole ? written : second;
  }
  const text = (await mark(written.text, written.findings)).trimEnd();
  if (written.failure) return failedAnswer(written.failure, text);
  const used = usedFields(text, context.profile);
  return {
    kind: "answer",
    content: humanLink && !text.includes(humanLink) ? `${text}\n\n${copy.booking(humanLink)}` : text,
    attachments: attachmentsOf({ used, prospects: given ? namedIn(text, given) : [] }),
  };
}

function attachmentsOf({ used = [], prospects = [] }: Attachments): Attachments | null {
  const attachments = { ...(used.length > 0 && { used }), ...(prospects.length > 0 && { prospects }) };
  return Object.keys(attachments).length > 0 ? attachments : null;
}

type Written = { text: string; findings: Finding[]; failure: Failure | null; isWhole: boolean };

/**
 * One answer of the model, whole or as far as it came. Unless it `isLast`, it ends at a finding, because it is asked for
 * again then. Throws when no word came.
 */
async function write(
  model: Model,
  request: ModelRequest,
  guard: AnswerGuard,
  show: Composition["show"],
  { isLast = false } = {},
): Promise<Written> {
  let text = "";
  let checked = 0;
  try {
    for await (const part of model.stream(request)) {
      text += part;
      show(() => text.slice(0, guard.safeLength(text)));
      if (isLast || text.length - checked < maxHeld) continue;
      checked = text.length;
      await nextSlice();
      if (text.length - guard.safeLength(text) < maxHeld) continue;
      const findings = (await guard.check(text)).filter(({ end }) => end < text.length - maxHeld / 2);
      if (findings.length > 0) return { text, findings, failure: null, isWhole: false };
    }
  } catch (error) {
    const failure = failureIn(error);
    // What repeats itself without end is no answer, however long it is.
    if (!failure || failure === "nonsense" || !text.trim()) throw error;
    return { text, findings: await guard.check(text), failure, isWhole: false };
  }
  return { text, findings: await guard.check(text), failure: null, isWhole: true };
}
