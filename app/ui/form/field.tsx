import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "~/ui/icon.tsx";

/** What stands around a field. */
export type Said = { label: string; hint?: ReactNode; error?: string | null };

/** A line to fill in: label above, hint below, the error in place of the hint. */
export function Field({ label, hint, error, id, className = "", ...rest }: ComponentProps<"input"> & Said) {
  const said = useField(id, { label, hint, error });
  return (
    <Framed {...said}>
      <input {...rest} {...said.attributes} className={`${fieldClasses} min-h-12 py-2 ${className}`} />
    </Framed>
  );
}

/** Several lines to fill in, with the same words around it. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className = "",
  ...rest
}: ComponentProps<"textarea"> & Said) {
  const said = useField(id, { label, hint, error });
  return (
    <Framed {...said}>
      <textarea
        {...rest}
        {...said.attributes}
        className={`${fieldClasses} block resize-y py-2.5 ${className}`}
      />
    </Framed>
  );
}

/** The frame of everything that takes text. */
export const fieldClasses =
  "w-full rounded-md border border-line-strong bg-paper-raised px-3.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-paper-sunk disabled:text-ink-soft focus-visible:outline-offset-1";

/** The words around a field and the attributes that tie it to them. */
export function useField(id: string | undefined, said: Said) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wordsId = `${inputId}-words`;
  return {
    ...said,
    wordsId,
    attributes: {
      id: inputId,
      "aria-invalid": said.error ? true : undefined,
      "aria-describedby": said.error || said.hint ? wordsId : undefined,
    },
  };
}

/** The label above, the field, and below it the error or the hint. Give it what `useField` returns. */
export function Framed({
  label,
  hint,
  error,
  wordsId,
  attributes,
  children,
}: ReturnType<typeof useField> & { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label htmlFor={attributes.id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
      {(error || hint) && <FieldWords id={wordsId} error={error ?? null} hint={hint} />}
    </div>
  );
}

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
