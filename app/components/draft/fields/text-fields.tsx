import type { ContentError } from "#app/drafts/parse-content.ts";
import { Field, TextArea } from "#app/ui/form/field.tsx";

/** What the fields of each kind take. */
export type ContentFieldsProps<Content> = {
  content: Content;
  errors: readonly ContentError[];
  onChange: (content: Content) => void;
};

/** What every field of a draft needs besides its value: `path` is its place in the content, and its id. */
export type FieldProps<Value> = {
  path: string;
  label: string;
  hint?: string;
  value: Value;
  errors: readonly ContentError[];
  onChange: (value: Value) => void;
};

/** A text of one line. */
export function LineField({ path, label, hint, value, errors, onChange }: FieldProps<string>) {
  return (
    <Field
      id={path}
      label={label}
      hint={hint}
      value={value}
      error={errorAt(errors, path)}
      dir="auto"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A text of several lines, which grows with it where the browser can. */
export function TextField({
  path,
  label,
  hint,
  value,
  errors,
  onChange,
  rows = 3,
}: FieldProps<string> & { rows?: number }) {
  return (
    <TextArea
      id={path}
      label={label}
      hint={hint}
      rows={rows}
      value={value}
      error={errorAt(errors, path)}
      dir="auto"
      onChange={(event) => onChange(event.target.value)}
      className="field-sizing-content min-h-24"
    />
  );
}

/** A list as a text with one item in each line. Blank lines stay while the reader types. */
export function LinesField({ value, onChange, ...rest }: FieldProps<string[]>) {
  return (
    <TextField
      {...rest}
      value={value.join("\n")}
      onChange={(text) => onChange(text === "" ? [] : text.split("\n"))}
    />
  );
}

/** The error at a place, or at an item below it. */
export function errorAt(errors: readonly ContentError[], path: string): string | null {
  return errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message ?? null;
}
