import { useId } from "react";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { Diagnostic } from "#app/drafts/lint/diagnostic.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";

const copy = draftPages.diagnostics;

type Props = {
  /** Names the mail for a screen reader when there are several. */
  title: string;
  /** The level of the heading. */
  level: 2 | 3;
  /** `null` before the first reading. */
  diagnostics: Diagnostic[] | null;
  onShow: (diagnostic: Diagnostic) => void;
  onApply: (diagnostic: Diagnostic) => void;
};

/** What the linter says of a mail; the number of diagnostics is announced when it changes. */
export function DiagnosticList({ title, level, diagnostics, onShow, onApply }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const count = diagnostics?.length ?? 0;
  const list = useSteadyRows<HTMLUListElement>((diagnostics ?? []).map(({ message }) => message));
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 self-start rounded-lg border border-line bg-paper-raised px-4 pt-3 pb-2 noscript:hidden @min-[58rem]:sticky @min-[58rem]:top-20 @min-[58rem]:max-h-[calc(100dvh-6rem)] @min-[58rem]:overflow-y-auto"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2">
        <Heading id={id} className="text-base leading-tight">
          {title}
        </Heading>
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {diagnostics === null ? copy.reading : count === 0 ? copy.none : copy.count(count)}
        </p>
      </div>
      {diagnostics && count > 0 && (
        <ul ref={list}>
          {diagnostics.map((diagnostic, index) => (
            <DiagnosticRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a diagnostic has no identity of its own
              key={index}
              diagnostic={diagnostic}
              onShow={() => onShow(diagnostic)}
              onApply={() => onApply(diagnostic)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = { diagnostic: Diagnostic; onShow: () => void; onApply: () => void };

function DiagnosticRow({ diagnostic, onShow, onApply }: RowProps) {
  const { severity, message, proposal } = diagnostic;
  const isError = severity === "error";
  return (
    <li className="border-line border-t py-2">
      <button
        type="button"
        onClick={onShow}
        title={copy.show}
        className="group flex min-h-11 w-full cursor-pointer items-start gap-2.5 rounded-sm py-1 text-start text-sm"
      >
        <Icon
          name={isError ? "warning" : "info"}
          className={`mt-0.5 ${isError ? "text-danger" : "text-sun"}`}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className={`font-semibold ${isError ? "text-danger" : "text-sun"}`}>
            {copy.severities[severity]}
            <span className="sr-only">{"\u00A0: "}</span>
          </span>
          <span className="block underline decoration-line-strong underline-offset-2 group-hover:decoration-ink">
            {message}
          </span>
        </span>
      </button>
      {proposal !== undefined && (
        <button
          type="button"
          onClick={onApply}
          className="link ms-[1.9rem] inline-flex min-h-11 cursor-pointer items-center py-1 text-start font-semibold text-sm leading-tight wrap-anywhere"
        >
          {applyLabel(diagnostic, proposal)}
        </button>
      )}
    </li>
  );
}

function applyLabel({ start, end, field }: Diagnostic, proposal: string): string {
  const text = proposal.trim().replace(/\s+/g, " ");
  if (text === "") return copy.remove;
  return start === end && field !== "delayDays" ? copy.add(text) : copy.replace(text);
}
