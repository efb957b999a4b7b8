import { setImmediate } from "node:timers/promises";
import { type Tone, tones } from "#app/profile/choices.ts";
import { toneOf } from "#app/profile/match-choice.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { DraftContent, TypedDraft } from "../draft-content.ts";
import { filledFor } from "../facts/filled-for.ts";
import { factsFor } from "../facts/profile-facts.ts";
import { type DraftProspect, prospectFactsOf } from "../facts/prospect-facts.ts";
import { type LintContext, lintContextOf } from "../lint/lint-context.ts";
import { lintEmail } from "../lint/lint-draft.ts";
import { readMail } from "../lint/mail-text.ts";
import { parseContent } from "../parse-content.ts";
import { carriedOver, likeness } from "./carry-over.ts";
import { withOtherSubject, withoutLastSentence, withoutPostscript } from "./mail-parts-changed.ts";
import type { Revising } from "./revising.ts";
import { shortened } from "./shorten.server.ts";
import { variantsOf } from "./variants.ts";

/** What a draft was made from. */
export type RevisionGround = {
  profile: Readonly<Partial<ProfileValues>>;
  /** The record of the prospect that it is for. */
  record: Readonly<DraftProspect> | null;
};

/**
 * The next version of a draft by the rules of the templates: what they wrote in it is written otherwise, and what a
 * customer or a model wrote in it stays. `null` where they have nothing else to say, where the kind knows no such change,
 * and where a mail would get an error of the linter that it did not have. Long values are read in turns of the event loop.
 * interpretation.md D187.
 */
export async function revisedByRules(
  draft: TypedDraft,
  revising: Revising,
  ground: RevisionGround,
): Promise<DraftContent | null> {
  if (isCrowded(draft)) return null;
  const content = await contentOf(draft, revising, ground);
  const parsed = parseContent(draft.kind, content);
  if (!parsed.ok || isSame(parsed.content, draft.content)) return null;
  // Whoever takes a sentence out knows what the mail lacks then, and the editor says it too.
  if (revising.kind === "last") return parsed.content;
  const context = lintContextOf(ground.profile);
  const next = { kind: draft.kind, content: parsed.content } as TypedDraft;
  const errors = [await errorsIn(next, context), await errorsIn(draft, context)] as const;
  return errors[0] > errors[1] ? null : parsed.content;
}

async function contentOf(
  draft: TypedDraft,
  revising: Revising,
  ground: RevisionGround,
): Promise<DraftContent> {
  switch (revising.kind) {
    case "shorter":
      return shortened(draft);
    case "subject":
      return withOtherSubject(draft, factsFor(ground.profile, ground.record));
    case "last":
      return withoutLastSentence(draft);
    case "postscript":
      return withoutPostscript(draft);
    case "wish":
      return draft.content;
    default:
      return rewritten(draft, revising, ground);
  }
}

/** Code units, and sentences and lines, of a text that is nobody's mail and would take long to read. */
const most = { length: 6_000, marks: 300 } as const;

const isCrowded = (draft: TypedDraft) =>
  bodiesOf(draft).some(
    (body) => body.length > most.length || (body.match(/[.!?…\n]/g)?.length ?? 0) > most.marks,
  );

const bodiesOf = ({ kind, content }: TypedDraft): string[] => {
  if (kind === "email") return [content.body];
  return kind === "sequence" ? content.mails.map(({ body }) => body) : [];
};

async function errorsIn({ kind, content }: TypedDraft, context: LintContext): Promise<number> {
  const mails = kind === "email" ? [content] : kind === "sequence" ? content.mails : [];
  let count = 0;
  for (const mail of mails) {
    await setImmediate();
    count += lintEmail(mail, context).filter(({ severity }) => severity === "error").length;
  }
  return count;
}

/** A content that the templates write: its tone, and which of their angles it has. */
type Variant = { tone: Tone; angle: number; content: DraftContent };

/** What the templates write in these tones, as far as `isEnough` of it. */
async function variantsFor(
  kind: TypedDraft["kind"],
  { profile, record }: RevisionGround,
  inTones: readonly Tone[],
  isEnough: (found: readonly Variant[]) => boolean = () => false,
): Promise<Variant[]> {
  const found: Variant[] = [];
  for (const tone of inTones) {
    await setImmediate();
    let angle = 0;
    for (const content of variantsOf(kind, factsFor({ ...profile, tone }, record))) {
      found.push({ tone, angle: angle++, content });
      await setImmediate();
    }
    if (isEnough(found)) break;
  }
  return found;
}

async function rewritten(
  draft: TypedDraft,
  revising: Extract<Revising, { kind: "angle" | "tone" | "person" }>,
  ground: RevisionGround,
): Promise<DraftContent> {
  const { kind, content } = draft;
  const usualTone = toneOf(ground.profile.tone ?? "") ?? "direct";
  const all = [usualTone, ...tones.filter((tone) => tone !== usualTone)];
  // A draft that nobody has edited is one of the first.
  const isFound = (found: readonly Variant[]) => found.some((variant) => isSame(variant.content, content));
  const variants = await variantsFor(kind, ground, all, isFound);
  const [usual] = variants;
  if (!usual) return content;
  const like = variants.map((variant) => likeness(content, variant.content));
  const nearest = variants[like.indexOf(Math.max(...like))] ?? usual;
  const known = variants.map((each) => each.content);
  switch (revising.kind) {
    case "angle": {
      const angles = variants.filter(({ tone }) => tone === nearest.tone);
      const next = angles[(nearest.angle + 1) % angles.length] ?? nearest;
      const carried = carriedOver(content, known, next.content);
      return openingIn(kind, carried) === openingIn(kind, content)
        ? withOpening(draft, next.content)
        : carried;
    }
    case "tone": {
      const angles = await variantsFor(kind, ground, [revising.tone]);
      return carriedOver(content, known, (angles[nearest.angle] ?? angles[0] ?? nearest).content);
    }
    case "person": {
      const { record } = revising;
      const [target] = await variantsFor(kind, { ...ground, record }, [nearest.tone]);
      const facts = prospectFactsOf(record, factsFor(ground.profile, null).isAllowed);
      return eachText(carriedOver(content, known, target?.content ?? content), (text) =>
        filledFor(facts, text),
      );
    }
  }
}

const isSame = (one: DraftContent, other: DraftContent) => JSON.stringify(one) === JSON.stringify(other);

/** What the first mail says first, or a call. */
function openingIn(kind: TypedDraft["kind"], content: DraftContent): string {
  const body = firstBody(content);
  if (kind === "call_script") return "opening" in content ? content.opening : "";
  return body === null ? "" : (firstParagraph(body)?.text ?? "");
}

function firstBody(content: DraftContent): string | null {
  if ("body" in content) return content.body;
  return "mails" in content ? (content.mails[0]?.body ?? null) : null;
}

/** The paragraph with which a mail begins after its greeting, and where it stands; `null` if it has none. */
function firstParagraph(body: string): { text: string; start: number; end: number } | null {
  const [first] = readMail({ subject: "", body }).prose;
  if (!first) return null;
  const end = body.indexOf("\n\n", first.start);
  const until = end === -1 ? body.length : end;
  return { text: body.slice(first.start, until), start: first.start, end: until };
}

/** The draft with the opening of `other` in place of its own, which no template wrote. */
function withOpening({ kind, content }: TypedDraft, other: DraftContent): DraftContent {
  if (kind === "call_script" && "opening" in other) return { ...content, opening: other.opening };
  const opening = openingIn(kind, other);
  const opened = (body: string) => {
    const place = firstParagraph(body);
    return place && opening ? body.slice(0, place.start) + opening + body.slice(place.end) : body;
  };
  if (kind === "email") return { ...content, body: opened(content.body) };
  if (kind !== "sequence") return content;
  return { mails: content.mails.map((mail, at) => (at === 0 ? { ...mail, body: opened(mail.body) } : mail)) };
}

/** The content with each of its texts changed. */
function eachText(content: DraftContent, change: (text: string) => string): DraftContent {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === "string" ? change(value) : value,
  );
}
