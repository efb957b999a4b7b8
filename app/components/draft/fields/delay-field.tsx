import { useState } from "react";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { Field } from "#app/ui/form/field.tsx";
import { errorAt, type FieldProps } from "./text-fields.tsx";

/** A number of days. An empty field keeps the number that was there, and shows it again when it is left. */
export function DelayField({ path, hint, value, errors, onChange }: Omit<FieldProps<number>, "label">) {
  const [isEmpty, setEmpty] = useState(false);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    setEmpty(digits === "");
    if (digits !== "") onChange(Number(digits));
  };
  return (
    <Field
      id={path}
      label={drafts.fields.delayDays}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={isEmpty ? "" : String(value)}
      error={errorAt(errors, path)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setEmpty(false)}
      className="max-w-24 tabular-nums"
    />
  );
}
