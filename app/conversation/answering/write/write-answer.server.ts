import { buildRequest } from "#app/assistant/context/build-request.ts";
import { type Finding, inertKinds } from "#app/assistant/guard/finding.ts";
import { mark } from "#app/assistant/guard/marking/mark.ts";
import { marksIn, unmarked } from "#app/assistant/guard/marking/marks-in.ts";
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
import { type Failure, failedAnswer, failureIn, uncontinued } from "../compose/failed-answer.ts";
import { answerContext } from "./answer-context.server.ts";
import { type AnswerGuard, answerGuard } from "./answer-guard.server.ts";
import { continued } from "./continued.ts";
import { unfinishedAnswer } from "./unfinished-answer.server.ts";
import { wholePart } from "./whole-part.ts";

/** Characters of an answer from which it is not continued once more. */
const maxContinued = 12_000;

/** Characters that the guard may hold back before the answer so far is checked for what it will not pass. */
const maxHeld = 300;

/**
 * An answer that the model writes to a message of this client. One that is continued begins with what stands (D194). Throws
 * when the model says nothing at all.
 */
export async function writeAnswer(
  services: Pick<ConversationServices, "db" | "environment">,
  model: Model,
  clientId: string,
  composition: Composition,
  humanLink?: string,
): Promise<Composed> {
  const { question, how } = composition;
  const stood = how === "continue" ? await unfinishedAnswer(services, question) : "";
  const { context, given } = await answerContext(services, question);
  const guard = await answerGuard(services, clientId, context, humanLink ? [humanLink] : []);
  const { pricingVariant } = services.environment;
  return writeWithin({ context, given, guard, pricingVariant, stood }, model, composition, humanLink);
}

/** What an answer is written from, and what reads it. */
export type Told = Awaited<ReturnType<typeof answerContext>> & {
  guard: AnswerGuard;
  pricingVariant: PricingVariant;
  /** What stands of an answer that is to be continued. */
  stood?: string;
};

/**
 * An answer that the model writes from this context, shown as far as the guard lets it. From a finding on it is asked for
 * once more: what was shown before stays, and the second text continues it. What that still has is marked in place, as is
 * what continues an unfinished answer. interpretation.md D44, D45, D181, D194. Throws when the model says nothing at all.
 */
export async function writeWithin(
  { context: known, given, guard, pricingVariant, stood = "" }: Told,
  model: Model,
  { how, signal, show: showAll }: Omit<Composition, "question">,
  humanLink?: string,
): Promise<Composed> {
  const offer = humanLink ? `\n\n${copy.booking(humanLink)}` : "";
  const said = offer && stood.endsWith(offer) ? stood.slice(0, -offer.length) : stood;
  // What was marked before stays marked, and is read again by neither the model nor the guard.
  const marked = wholePart(said, marksIn(said));
  const before = unmarked(marked);
  const withMarks = (text: string) => (text.startsWith(before) ? marked + text.slice(before.length) : text);
  const show: typeof showAll = (render) => showAll(() => withMarks(render()));
  const context = before ? { ...known, previousAnswer: before } : known;
  const options = { pricingVariant, ...(humanLink && { humanLink }), ...(how && { how }) };

  const request = { ...buildRequest(context, options), signal };
  const goesOn = stood !== "";
  let written = await write(model, request, guard, show, goesOn ? { after: before } : {}).catch((error) => {
    const failure = failureIn(error);
    if (!failure || !goesOn) throw error;
    return { text: before, shown: before, findings: [], failure, isWhole: false } satisfies Written;
  });
  if (written.findings.length > 0 && !written.failure && !goesOn) {
    const { text, shown } = written;
    const reasons = written.findings.map((finding) => {
      const { start, end } = passageOf(text, finding);
      return copy.finding(text.slice(start, end), finding.reason);
    });
    const findings = { text, reasons, shown };
    const correction = { ...buildRequest(context, { ...options, findings }), signal };
    const second = await write(model, correction, guard, show, { after: shown }).catch((error) => {
      const failure = failureIn(error);
      if (!failure) throw error;
      return { ...written, failure: written.isWhole ? null : failure };
    });
    // A whole first text, marked, is more than a second one that broke off, as long as that has shown nothing new.
    written = second.failure && written.isWhole && second.shown === shown ? written : second;
  }
  if (goesOn && written.text.trim() === before.trim())
    return written.failure
      ? uncontinued(written.failure, stood)
      : { kind: "answer", content: stood, state: "unfinished" };
  const isCut = written.failure !== null || written.reachedLimit === true;
  const read = isCut ? withoutHalfFinding(written) : written;
  const text = withMarks((await mark(read.text, read.findings)).trimEnd());
  if (written.failure) return failedAnswer(written.failure, text);
  const used = usedFields(text, context.profile);
  return {
    kind: "answer",
    ...(written.reachedLimit && { state: text.length < maxContinued ? "unfinished" : "broken" }),
    content: humanLink && !text.includes(humanLink) ? `${text}${offer}` : text,
    attachments: attachmentsOf({ used, prospects: given ? namedIn(text, given) : [] }),
  };
}

function attachmentsOf({ used = [], prospects = [] }: Attachments): Attachments | null {
  const attachments = { ...(used.length > 0 && { used }), ...(prospects.length > 0 && { prospects }) };
  return Object.keys(attachments).length > 0 ? attachments : null;
}

/** `shown` is the beginning of the text that readers have seen, or may have. */
type Written = {
  text: string;
  shown: string;
  findings: Finding[];
  failure: Failure | null;
  isWhole: boolean;
  /** The model stopped at the longest that it was allowed. */
  reachedLimit?: boolean;
};

/**
 * One answer of the model, whole or as far as it came. It ends at a finding, because it is asked for again then; one that
 * comes `after` what was shown before does not. Nothing that was shown is objected to, nor shown no more. Throws when no
 * word came.
 */
async function write(
  model: Model,
  request: ModelRequest,
  guard: AnswerGuard,
  show: Composition["show"],
  { after }: { after?: string } = {},
): Promise<Written> {
  let said = "";
  let text = after ?? "";
  let shown = after ?? "";
  let checked = 0;
  let reachedLimit = false;
  async function* parts() {
    reachedLimit = (yield* model.stream(request)).reachedLimit ?? false;
  }
  const render = () => {
    const safe = guard.safeLength(text);
    if (safe > shown.length) shown = text.slice(0, safe);
    return shown;
  };
  const checkAll = async () => withoutShown(await guard.check(text), shown.length);
  try {
    for await (const part of parts()) {
      said += part;
      text = after === undefined ? said : continued(after, said, false);
      show(render);
      if (after !== undefined || text.length - checked < maxHeld) continue;
      checked = text.length;
      await nextSlice();
      if (text.length - guard.safeLength(text) < maxHeld) continue;
      render();
      const findings = (await checkAll()).filter(({ end }) => end < text.length - maxHeld / 2);
      if (findings.length > 0) return { text, shown, findings, failure: null, isWhole: false };
    }
    if (after !== undefined) text = continued(after, said, true);
  } catch (error) {
    const failure = failureIn(error);
    // What repeats itself without end is no answer, however long it is.
    if (!failure || failure === "nonsense" || !said.trim()) throw error;
    render();
    return { text, shown, findings: await checkAll(), failure, isWhole: false };
  }
  render();
  return { text, shown, findings: await checkAll(), failure: null, isWhole: true, reachedLimit };
}

/**
 * A text that stopped anywhere, without a passage at its end that was found before it was whole, such as "19" of "199 €"; as
 * it is, if nothing else is there.
 */
function withoutHalfFinding({ text, findings }: Written): Pick<Written, "text" | "findings"> {
  const last = findings.at(-1);
  const end = text.trimEnd();
  const isHalf = last && last.end >= end.length && !/[.!?…]$/.test(end);
  const kept = isHalf ? text.slice(0, passageOf(text, last).start) : "";
  return kept.trim() === "" ? { text, findings } : { text: kept, findings: findings.slice(0, -1) };
}

/** Findings after what was shown. A link is always one: nobody has followed what was not whole. */
function withoutShown(findings: readonly Finding[], length: number): Finding[] {
  return findings
    .filter(({ end, kind }) => end > length || inertKinds.includes(kind))
    .map((finding) =>
      finding.start < length && !inertKinds.includes(finding.kind) ? { ...finding, start: length } : finding,
    );
}
