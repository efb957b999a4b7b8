import { toJsonSchema } from "@valibot/to-json-schema";
import type { Logger } from "pino";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import {
  contentSchemas,
  type DraftContent,
  type DraftContents,
  type EmailContent,
  type TypedDraft,
} from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { factsFor } from "#app/drafts/facts/profile-facts.ts";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import { maxSubject } from "#app/drafts/lint/rules/subject-rule.ts";
import { blankPlaces, parseContent } from "#app/drafts/parse-content.ts";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { dataLine, dataText, tagged } from "../context/data-text.ts";
import { hiddenInstructions } from "../context/hidden-instructions.ts";
import { profileData } from "../context/profile-data.ts";
import { draftRecordData } from "../context/record-data.ts";
import { type Model, ModelError, type ModelRequest } from "../model/model.ts";
import { closedDraft } from "./closed-draft.ts";
import { flawsOf } from "./draft-flaws.ts";
import { mailsOf } from "./draft-text.ts";
import { inHouseForm } from "./house-form.ts";

const copy = instructions.draft;

const maxWish = 2_000;
const maxOutputTokens: Record<DraftKind, number> = {
  email: 1_000,
  sequence: 2_500,
  search: 1_000,
  call_script: 3_000,
  plan: 2_000,
};
/** Sentences of the conversation that the model reads, and code units of each. */
const maxSaid = 12;
const maxSentence = 400;
/** Code units of a flawed draft that the model sees again. */
const maxFlawed = 20_000;
const maxReasons = 8;
const maxReason = 300;

/** Another version of a draft that exists. */
export type Revise = {
  content: DraftContent;
  /** How it is to differ, in French. */
  order: string;
  /** The version with what the order leaves alone as it was, and why, in French, it does not carry the order out. */
  judge?: (next: TypedDraft) => { draft: TypedDraft; faults: string[] };
};

export type FillOptions = {
  /** The customer's words that asked for the draft. */
  wish?: string;
  /** What the customer said before in the conversation, in own sentences, the oldest first. */
  said?: readonly string[];
  /** The prospect that the draft is for. */
  record?: Readonly<DraftProspect> | null;
  /** The draft of which this is to be another version. */
  revise?: Revise | null;
  /** Reasons, in French, why a text may not stand as it is. */
  check?: (text: string) => Promise<string[]>;
  signal: AbortSignal;
};

/**
 * A content of this kind from the model, in the shape of the kind, whole, and without errors of the linter or anything that
 * `check` objects to. A wrong one is asked for once more with the reasons, and so is one that the linter only has advice
 * for; then, and when the model fails, a wrong one is `null` and the cause is logged without a word of the draft. Never
 * rejects.
 */
export async function fillDraft<Kind extends DraftKind>(
  { model, log }: { model: Model; log: Pick<Logger, "warn"> },
  kind: Kind,
  profile: Readonly<ProfileValues>,
  { wish = "", said = [], record = null, revise = null, check = async () => [], signal }: FillOptions,
): Promise<DraftContents[Kind] | null> {
  const jsonSchema = toJsonSchema(contentSchemas[kind], { typeMode: "input", errorMode: "ignore" });
  const request = { ...requestFor(kind, { profile, wish, said, record, revise }), jsonSchema, signal };
  const judged = async (asked: Request) =>
    judge(kind, await answerTo(model, asked), { profile, record, check, revise });
  // Where a subject was put back, the order may no longer be carried out.
  const finished = ({ content }: Judged<Kind>) => {
    const other = () => revise?.content ?? contentFromProfile(kind, profile, { record });
    const fitting = content && withFittingSubjects(content, other);
    if (!fitting || fitting === content) return fitting;
    const faults = revise?.judge?.({ kind, content: fitting } as unknown as TypedDraft).faults ?? [];
    return faults.length === 0 ? fitting : null;
  };
  try {
    const first = await judged(request);
    if (first.reasons.length + first.advice.length === 0) return first.content;
    // What needs only advice stands where the service fails now.
    const second = await judged(correction(request, first)).catch((error: unknown) => {
      if (first.reasons.length > 0) throw error;
      return first;
    });
    const stands = [second, first].find(({ reasons }) => reasons.length === 0);
    const content = stands ? finished(stands) : null;
    if (content) return content;
    log.warn({ kind, reason: "flawed" }, "a draft could not be filled by the model");
  } catch (error) {
    // Other errors may quote what was written.
    const reason = error instanceof ModelError ? error.reason : error instanceof Error ? error.name : "";
    log.warn({ kind, reason }, "a draft could not be filled by the model");
  }
  return null;
}

type Request = ModelRequest & { jsonSchema: object };

/** An answer that is no JSON is a wrong shape; one without a word is a failure, because it was asked for twice already. */
async function answerTo(model: Model, request: Request): Promise<unknown> {
  try {
    return (await model.json(request)).value;
  } catch (error) {
    if (error instanceof ModelError && error.reason === "nonsense" && !error.isEmpty) return undefined;
    throw error;
  }
}

/** With `reasons` the content may not stand; with `advice` alone it may. */
type Judged<Kind extends DraftKind> = {
  content: DraftContents[Kind] | null;
  reasons: string[];
  advice: string[];
};

async function judge<Kind extends DraftKind>(
  kind: Kind,
  value: unknown,
  {
    profile,
    record,
    check,
    revise,
  }: { profile: Readonly<ProfileValues> } & Required<Pick<FillOptions, "record" | "check" | "revise">>,
): Promise<Judged<Kind>> {
  const parsed = parseContent(kind, value);
  if (!parsed.ok) {
    const places = parsed.errors.map(({ path, message }) =>
      path ? `${path} : ${message}` : copy.reasons.shape,
    );
    return { content: null, reasons: places, advice: [] };
  }
  const written = { kind, content: parsed.content } as unknown as TypedDraft;
  const blank = blankPlaces(written).map(copy.reasons.blank);
  if (blank.length > 0) return { content: parsed.content, reasons: blank, advice: [] };
  const whole = closedDraft(inHouseForm(written, profile, record), profile, record);
  const { draft, faults } = revise?.judge?.(whole) ?? { draft: whole, faults: [] };
  const { errors, advice } = await flawsOf(draft, profile, check);
  return { content: draft.content as DraftContents[Kind], reasons: [...faults, ...errors], advice };
}

/** The content with the subject at the same place of `other` for each one that a list of mails would cut off. */
function withFittingSubjects<Content extends DraftContent>(
  content: Content,
  other: () => DraftContent,
): Content {
  const isLong = ({ subject }: EmailContent) => [...subject].length > maxSubject;
  if (!mailsOf(content).some(isLong)) return content;
  const others = mailsOf(other());
  const fitting = <Mail extends EmailContent>(mail: Mail, at: number): Mail =>
    isLong(mail) ? { ...mail, subject: others[at]?.subject ?? mail.subject } : mail;
  if ("mails" in content) return { ...content, mails: content.mails.map(fitting) };
  return "body" in content ? { ...content, subject: fitting(content, 0).subject } : content;
}

function requestFor(
  kind: DraftKind,
  {
    profile,
    wish,
    said,
    record,
    revise,
  }: { profile: Readonly<ProfileValues> } & Required<
    Pick<FillOptions, "wish" | "said" | "record" | "revise">
  >,
): Omit<ModelRequest, "signal"> {
  const asked = dataText(wish, maxWish);
  const before = said.slice(-maxSaid).map((sentence) => `- ${dataLine(sentence, maxSentence)}`);
  return {
    system: hiddenInstructions,
    messages: [
      {
        role: "user",
        content: [
          // A known signer is named, so that no gap is left where one can stand.
          factsFor(profile, null).fill(copy.ask(copy.kinds[kind])),
          ...(record ? [copy.recipient] : []),
          tagged("profil", profileData(profile)),
          ...(record ? [tagged("fiche", draftRecordData(record))] : []),
          ...(before.length > 0
            ? [revise ? copy.saidBefore : copy.said, tagged("conversation", before.join("\n"))]
            : []),
          ...(revise
            ? [
                copy.revise(revise.order),
                tagged("brouillon", dataText(JSON.stringify(revise.content), maxFlawed)),
              ]
            : []),
          ...(asked ? [tagged("demande", asked)] : []),
        ].join("\n\n"),
      },
    ],
    maxOutputTokens: maxOutputTokens[kind],
  };
}

function correction<Kind extends DraftKind>(
  request: Request,
  { content, reasons, advice }: Judged<Kind>,
): Request {
  const shown = [...reasons, ...advice].slice(0, maxReasons).map((reason) => dataText(reason, maxReason));
  const again = { role: "user" as const, content: copy.again(shown) };
  const flawed = content === null ? "" : JSON.stringify(content);
  const [asked] = request.messages;
  if (flawed === "" || flawed.length > maxFlawed)
    return { ...request, messages: [{ role: "user", content: `${asked?.content}\n\n${again.content}` }] };
  return { ...request, messages: [...request.messages, { role: "assistant", content: flawed }, again] };
}
