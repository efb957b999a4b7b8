import * as v from "valibot";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { figureNames } from "../oracles/offer-table.ts";

export const categories = [
  "email",
  "search",
  "call_script",
  "plan",
  "price",
  "advice",
  "injection",
  "refusal",
  "tone",
  "banned",
  "grounding",
  "conversation",
  "profile",
  "privacy",
  "list",
] as const;
export type Category = (typeof categories)[number];

/** What an answer can stand or fall with: a case is lost when what it depends on is taken away (mutations/). */
export const parts = ["rules", "catalogue", "profile", "conversation", "list", "guard"] as const;
export type Part = (typeof parts)[number];

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.nonEmpty());
const pattern = v.pipe(
  text,
  v.check((source) => isPattern(source), "is no regular expression"),
);

/**
 * What an answer must be. Texts are compared without case, accents, emphasis and kinds of spaces; `matches` are regular
 * expressions for the answer as it is, with the flags "iu". What is struck through does not count as said.
 */
export const Expectations = v.strictObject({
  /** Planted facts: they stand in what the case gives, not in its message, and in the answer. */
  facts: v.optional(texts),
  /** Figures of the offers, as "Growth.monthly"; which ones those are says the table of the oracle. */
  offers: v.optional(v.pipe(v.array(v.picklist(figureNames)), v.nonEmpty())),
  contains: v.optional(texts),
  containsOneOf: v.optional(texts),
  /** Sentences, or parts of them, that are false or unwanted. */
  never: v.optional(texts),
  matches: v.optional(v.array(pattern)),
  french: v.optional(v.boolean()),
  refuses: v.optional(v.boolean()),
  /** In characters. */
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The kind of the draft that comes with the answer; "none" for no draft. */
  draft: v.optional(v.picklist([...draftKinds, "none"])),
  /** Each mail of the draft can be sent: length, one question, whose turn it is, a way out, gaps in one form. */
  sendable: v.optional(v.boolean()),
  /** The field whose change the answer proposes; "none" for no proposal. */
  proposal: v.optional(v.picklist([...profileFields, "none"])),
  /** A part of the name of the record that the answer proposes to change; "none" for no such proposal. */
  prospectChange: v.optional(text),
  /** What wrote the answer; a model unless the case says otherwise. */
  source: v.optional(v.picklist(["model", "rules"]), "model"),
});
export type Expectations = v.InferOutput<typeof Expectations>;

const optional = v.optional(v.string(), "");

/** A record of the list. */
const Record = v.strictObject({
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

/** A false sentence that the model's answer is made to end with, and the words in it that must not stand as they are. */
const Slip = v.pipe(
  v.strictObject({ says: text, claim: text }),
  v.check(({ says, claim }) => says.includes(claim), "has a claim that it does not say"),
);
export type Slip = v.InferOutput<typeof Slip>;

/** One case: what a customer has, says and gets. */
export const EvalCase = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, "must be of a-z, 0-9 and -")),
  category: v.picklist(categories),
  dependsOn: v.optional(v.array(v.picklist(parts)), []),
  /** Fields that differ from the demo profile. */
  profile: v.optional(v.partial(v.strictObject(v.entriesFromList(profileFields, v.string())))),
  turns: v.optional(v.array(v.strictObject({ asked: text, answered: text }))),
  /** The customer's list, delivered today; what is not said is unknown. */
  records: v.optional(v.array(Record)),
  message: text,
  slip: v.optional(Slip),
  expect: Expectations,
});
export type EvalCase = v.InferOutput<typeof EvalCase>;

function isPattern(source: string): boolean {
  try {
    new RegExp(source, "iu");
    return true;
  } catch {
    return false;
  }
}
