import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";
import { wholeEmails } from "../unbroken.tsx";

/** The texts around a field. */
export type FieldText = { label: string; hint?: ReactNode; error?: string | null };

/** A one-line input with its label, and below it the error or the hint. */
export function Field({
  label,
  hint,
  error,
  id,
  className = "",
  ...rest
}: ComponentProps<"input"> & FieldText) {
  const field = useField(id, { label, hint, error });
  return (
    <FieldFrame {...field}>
      <input {...rest} {...field.attributes} className={`${fieldClasses} min-h-12 py-2 ${className}`} />
    </FieldFrame>
  );
}

/**
 * A multi-line input with its label, and below it the error or the hint. It takes no `maxLength`, by which a browser cuts what is
 * pasted without a word. interpretation.md D362.
 */
export function TextArea({
  label,
  hint,
  error,
  id,
  className = "",
  ...rest
}: Omit<ComponentProps<"textarea">, "maxLength"> & FieldText) {
  const field = useField(id, { label, hint, error });
  return (
    <FieldFrame {...field}>
      <textarea
        {...rest}
        {...field.attributes}
        className={`${fieldClasses} block resize-y py-2.5 ${className}`}
      />
    </FieldFrame>
  );
}

/** The classes of an element that takes text. */
export const fieldClasses =
  "w-full rounded-md border border-line-strong bg-paper-raised px-3.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-paper-sunk disabled:text-ink-soft focus-visible:outline-offset-1";

/** The texts around a field, and the attributes that associate the input with them. */
export function useField(id: string | undefined, text: FieldText) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const descriptionId = `${inputId}-description`;
  return {
    ...text,
    descriptionId,
    attributes: {
      id: inputId,
      "aria-invalid": text.error ? true : undefined,
      "aria-describedby": text.error || text.hint ? descriptionId : undefined,
    },
  };
}

/** The label, the input, and below it the error or the hint. Takes what `useField` returns. */
export function FieldFrame({
  label,
  hint,
  error,
  descriptionId,
  attributes,
  children,
}: ReturnType<typeof useField> & { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label htmlFor={attributes.id} className="font-semibold text-sm">
        {wholeEmails(label)}
      </label>
      {children}
      {(error || hint) && <FieldDescription id={descriptionId} error={error ?? null} hint={hint} />}
    </div>
  );
}

/** The error, or else the hint. */
export function FieldDescription({ id, error, hint }: { id: string; error: string | null; hint: ReactNode }) {
  if (!error)
    return (
      <p id={id} className="text-ink-soft text-sm">
        {wholeEmails(hint)}
      </p>
    );
  return (
    <p id={id} className="flex gap-2 font-medium text-danger text-sm">
      <Icon name="warning" className="mt-px" />
      <span>{wholeEmails(error)}</span>
    </p>
  );
}
