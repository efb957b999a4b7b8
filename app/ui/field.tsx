import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

type Props = ComponentProps<"input"> & { label: string; hint?: ReactNode; error?: string | null };

/** A line to fill in: label above, hint below, the error in place of the hint. */
export function Field({ label, hint, error, id, className = "", ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wordsId = `${inputId}-words`;
  return (
    <div className="grid gap-2">
      <label htmlFor={inputId} className="font-semibold text-sm">
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? wordsId : undefined}
        className={`${fieldLook} min-h-12 py-2 ${className}`}
      />
      {(error || hint) && <FieldWords id={wordsId} error={error ?? null} hint={hint} />}
    </div>
  );
}

/** The frame of everything that takes text. */
export const fieldLook =
  "w-full rounded-md border border-line-strong bg-paper-raised px-3.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-paper-sunk disabled:text-ink-soft focus-visible:outline-offset-1";

function FieldWords({ id, error, hint }: { id: string; error: string | null; hint: ReactNode }) {
  if (!error)
    return (
      <p id={id} className="text-ink-soft text-sm">
        {hint}
      </p>
    );
  return (
    <p id={id} className="flex gap-2 font-medium text-danger text-sm">
      <Icon name="warning" className="mt-px" />
      {error}
    </p>
  );
}
