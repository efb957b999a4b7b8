import * as v from "valibot";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { profileFields } from "#app/profile/profile-field.ts";

export const categories = [
  "email",
  "search",
  "call_script",
  "plan",
  "price",
  "guard",
  "injection",
  "refusal",
  "tone",
  "banned",
  "grounding",
  "profile",
  "privacy",
  "list",
] as const;
export type Category = (typeof categories)[number];

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.nonEmpty());
const pattern = v.pipe(
  text,
  v.check((source) => isPattern(source), "is no regular expression"),
);

/**
 * What an answer must be. Texts are compared without case, accents, emphasis and kinds of spaces; `matches` are regular
 * expressions for the answer as it is, with the flags "iu".
 */
export const Expectations = v.strictObject({
  contains: v.optional(texts),
  containsOneOf: v.optional(texts),
  never: v.optional(texts),
  matches: v.optional(v.array(pattern)),
  /** The guard finds nothing in the answer that is stored at the end. */
  noFindings: v.optional(v.boolean()),
  french: v.optional(v.boolean()),
  refuses: v.optional(v.boolean()),
  /** In characters. */
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The kind of the draft that comes with the answer; "none" for no draft. */
  draft: v.optional(v.picklist([...draftKinds, "none"])),
  /** The linter finds no error in the draft. */
  draftWithoutErrors: v.optional(v.boolean()),
  /** The field whose change the answer proposes; "none" for no proposal. */
  proposal: v.optional(v.picklist([...profileFields, "none"])),
  uses: v.optional(v.array(v.picklist(profileFields))),
  /** A part of the name of the record that the answer proposes to change; "none" for no such proposal. */
  prospectChange: v.optional(text),
});
export type Expectations = v.InferOutput<typeof Expectations>;

const optional = v.optional(v.string(), "");

/** A record of the list. */
export const Record = v.strictObject({
  company: text,
  contact: optional,
  role: optional,
  city: optional,
  sector: optional,
  signal: optional,
  note: optional,
  score: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 50),
});
export type CaseRecord = v.InferOutput<typeof Record>;

/** One case. `meaning` is what only a model that understands the message can fulfil: the scripted one is not judged by it. */
export const EvalCase = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, "must be of a-z, 0-9 and -")),
  category: v.picklist(categories),
  /** Fields that differ from the demo profile. */
  profile: v.optional(v.partial(v.strictObject(v.entriesFromList(profileFields, v.string())))),
  turns: v.optional(v.array(v.strictObject({ asked: text, answered: text }))),
  /** The customer's list, delivered today; what is not said is unknown. */
  records: v.optional(v.array(Record)),
  message: text,
  expect: Expectations,
  meaning: v.optional(Expectations),
});
export type EvalCase = v.InferOutput<typeof EvalCase>;

const EvalCases = v.pipe(
  v.array(EvalCase),
  v.nonEmpty("contains no case"),
  v.check((cases) => new Set(cases.map(({ id }) => id)).size === cases.length, "has two cases with one id"),
);

/** The cases in the JSON text of a file. Throws an `Error` that names the place and the problem, for operators. */
export function parseCases(json: string): EvalCase[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`is no JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(EvalCases, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new Error(path ? `${path}: ${issue.message}` : issue.message);
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, "iu");
    return true;
  } catch {
    return false;
  }
}
