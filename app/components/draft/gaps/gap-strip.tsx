import { type FormEvent, useRef } from "react";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { DraftGap } from "#app/drafts/gaps/draft-gaps.ts";
import { gapLimits } from "#app/drafts/gaps/gap-name.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useGaps } from "./use-gaps.ts";

const copy = draftPages.gaps;

type Props = {
  userId: string;
  id: string;
  draft: TypedDraft;
  /** What was written into such gaps before, by their keys. */
  answers: Readonly<Record<string, string>>;
  /** True in a narrow place: then its fields stand side by side, and what explains them below. */
  isCompact?: boolean;
  onFill: (content: TypedDraft["content"]) => void;
};

/** One field for each gap of a draft, above it; an answer replaces the gap wherever it stands. interpretation.md D177. */
export function GapStrip({ userId, id, draft, answers, isCompact = false, onFill }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const { gaps, values, filled, isUnkept, type, fill } = useGaps({ userId, id, draft, answers, onFill });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The pressed button may go with the last gap.
    if (fill()) status.current?.focus();
    else document.getElementById(fieldId(gaps[0]))?.focus();
  };
  const lead = (
    <p className={`max-w-measure text-ink-soft text-sm ${isCompact ? "pt-3" : "pt-1"}`}>
      {copy.lead(gaps.length)} {copy.kept}
    </p>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden noscript:hidden">
      {gaps.length > 0 && (
        <section
          aria-labelledby="gaps"
          className={`rounded-lg border border-line bg-paper-raised px-4 ${isCompact ? "py-3" : "py-4"}`}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="gaps" className="text-base leading-tight">
              {copy.title}
            </h2>
            <p className="text-ink-soft text-sm tabular-nums">{copy.count(gaps.length)}</p>
          </div>
          {!isCompact && lead}
          <form
            onSubmit={submit}
            noValidate
            className={`grid grid-cols-[minmax(0,1fr)] items-end gap-4 pt-3 @min-[58rem]:grid-cols-[minmax(0,1fr)_auto] ${isCompact ? "@min-[30rem]:grid-cols-[minmax(0,1fr)_auto]" : ""}`}
          >
            <div
              className={`grid grid-cols-[minmax(0,1fr)] items-end gap-x-4 gap-y-3 @min-[36rem]:grid-cols-[repeat(2,minmax(0,1fr))] @min-[58rem]:grid-cols-[repeat(4,minmax(0,1fr))] ${isCompact ? "@min-[20rem]:grid-cols-[repeat(2,minmax(0,1fr))]" : ""}`}
            >
              {gaps.map((gap) => (
                <Field
                  key={gap.id}
                  id={fieldId(gap)}
                  label={labelOf(gap)}
                  value={values[gap.id] ?? ""}
                  maxLength={gapLimits.value}
                  dir="auto"
                  autoComplete="off"
                  onChange={(event) => type(gap.id, event.target.value)}
                />
              ))}
            </div>
            <Button type="submit" variant="secondary" className="min-h-12 justify-self-start">
              {copy.fill}
            </Button>
          </form>
          {isCompact && lead}
        </section>
      )}
      <p ref={status} role="status" tabIndex={-1} className="rounded-sm text-ink-soft text-sm empty:sr-only">
        {filled > 0 && `${copy.filled(filled)} ${isUnkept ? copy.notKept : ""}`.trim()}
      </p>
    </div>
  );
}

const fieldId = (gap: DraftGap | undefined) => `gap-${gap?.id ?? ""}`;

/** A gap without a name is known by the words beside it. */
function labelOf({ key, name, context }: DraftGap): string {
  const known = copy.labels[key];
  if (known) return known;
  if (name !== "") return name.charAt(0).toUpperCase() + name.slice(1);
  if (context.before !== "") return copy.after(context.before);
  return context.after === "" ? copy.unnamed : copy.before(context.after);
}
