import { calculatorCopy } from "#app/content/home/calculator-copy.ts";
import type { ownFigures } from "./estimate.ts";
import { countText } from "./price-text.ts";
import type { Figure } from "./read-figure.ts";

type Props = {
  id: string;
  name: string;
  /** With the unit. */
  label: string;
  limits: (typeof ownFigures)[keyof typeof ownFigures];
  figure: Figure;
};

/** A figure of the visitor's own; below it what is wrong with it. */
export function OwnFigure({ id, name, label, limits, figure }: Props) {
  const problem =
    "problem" in figure
      ? calculatorCopy.problems[figure.problem](countText(limits.min), countText(limits.max))
      : null;
  return (
    <div className="grid content-between gap-y-1.5">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="on"
        defaultValue={limits.example}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className="min-h-11 w-full rounded-md border border-line-strong bg-paper-raised px-3.5 py-2 text-base tabular-nums hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:outline-danger"
      />
      {problem && (
        <p id={`${id}-problem`} className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
