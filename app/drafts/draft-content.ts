import * as v from "valibot";
import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftKind, SearchField } from "./draft-kind.ts";
import { draftLimits as limits } from "./draft-limits.ts";

/** Contains a control that no editor types: none but the line break and the tab. */
const hasControls = (typed: string) => /\p{Cc}/u.test(typed.replace(/[\n\t]/g, ""));

/** A far too long text is not judged further: valibot stops at the transformation if a check before it failed. */
const text = (max: number) =>
  v.pipe(
    v.string(copy.errors.shape),
    v.maxLength(4 * max, copy.errors.tooLong(max)),
    // JSON Schema counts code points too.
    v.metadata({ maxLength: max }),
    v.transform((typed) => typed.replace(/\r\n?/g, "\n")),
    v.check((typed) => typed.length <= 2 * max && [...typed].length <= max, copy.errors.tooLong(max)),
    v.check((typed) => typed.isWellFormed() && !hasControls(typed), copy.errors.unreadable),
  );

/** A text of one line, trimmed. */
export const line = (max: number) =>
  v.pipe(
    text(max),
    v.transform((typed) => typed.replace(/[\n\t]/g, " ").trim()),
  );

const list = <Item extends v.GenericSchema<unknown>>(item: Item, max: number) =>
  v.pipe(v.array(item, copy.errors.shape), v.maxLength(max, copy.errors.tooMany(max)));

/** A list of lines; blank ones are dropped. */
const lines = (item: number, max: number) =>
  v.pipe(
    list(line(item), max),
    v.transform((items) => items.filter((one) => one !== "")),
  );

const mail = {
  subject: line(limits.email.subject),
  /** The whole text, from the greeting to the signature. */
  body: text(limits.email.body),
};

/** A prospecting e-mail. */
export const EmailContent = v.strictObject(mail, copy.errors.shape);
export type EmailContent = v.InferOutput<typeof EmailContent>;

/** Three e-mails; `delayDays` counts from the one before, and is 0 for the first as a rule. */
export const SequenceContent = v.strictObject(
  {
    mails: v.pipe(
      v.array(
        v.strictObject(
          {
            delayDays: v.pipe(
              v.number(copy.errors.shape),
              v.integer(copy.errors.shape),
              v.minValue(0, copy.errors.delay(limits.sequence.delayDays)),
              v.maxValue(limits.sequence.delayDays, copy.errors.delay(limits.sequence.delayDays)),
            ),
            ...mail,
          },
          copy.errors.shape,
        ),
        copy.errors.shape,
      ),
      v.length(limits.sequence.mails, copy.errors.mails(limits.sequence.mails)),
    ),
  },
  copy.errors.shape,
);
export type SequenceContent = v.InferOutput<typeof SequenceContent>;

const criteria = lines(limits.search.item, limits.search.items);

/** A search definition: whom to find. */
export const SearchContent = v.strictObject(
  {
    titles: criteria,
    sizes: criteria,
    sectors: criteria,
    places: criteria,
    keywords: criteria,
    exclusions: criteria,
  } satisfies Record<SearchField, v.GenericSchema>,
  copy.errors.shape,
);
export type SearchContent = v.InferOutput<typeof SearchContent>;

/** A call script with answers to objections. */
export const CallScriptContent = v.strictObject(
  {
    opening: text(limits.callScript.opening),
    questions: lines(limits.callScript.question, limits.callScript.questions),
    pitch: text(limits.callScript.pitch),
    objections: list(
      v.strictObject(
        { objection: line(limits.callScript.objection), answer: text(limits.callScript.answer) },
        copy.errors.shape,
      ),
      limits.callScript.objections,
    ),
    close: text(limits.callScript.close),
  },
  copy.errors.shape,
);
export type CallScriptContent = v.InferOutput<typeof CallScriptContent>;

/** A plan of the first weeks; a week's number is its position. */
export const PlanContent = v.strictObject(
  {
    weeks: list(
      v.strictObject(
        { goal: line(limits.plan.goal), actions: lines(limits.plan.action, limits.plan.actions) },
        copy.errors.shape,
      ),
      limits.plan.weeks,
    ),
  },
  copy.errors.shape,
);
export type PlanContent = v.InferOutput<typeof PlanContent>;

/** The schema of each kind; what it accepts may be blank, as a text that is being edited. */
export const contentSchemas = {
  email: EmailContent,
  sequence: SequenceContent,
  search: SearchContent,
  call_script: CallScriptContent,
  plan: PlanContent,
} satisfies Record<DraftKind, v.GenericSchema>;

export type DraftContents = { [Kind in DraftKind]: v.InferOutput<(typeof contentSchemas)[Kind]> };
export type DraftContent = DraftContents[DraftKind];
/** A kind together with its content. */
export type TypedDraft = { [Kind in DraftKind]: { kind: Kind; content: DraftContents[Kind] } }[DraftKind];
