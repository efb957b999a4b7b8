import type { ComponentProps } from "react";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { choicesWith } from "#app/profile/choices-with.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";

// No field has a `maxLength`: the schema says the limit of what was pasted, which is kept. interpretation.md D362.
type FieldProps = { name: ProfileField; value: string; error: string | null };

/** A single-line field. */
export function Line({
  name,
  value,
  error,
  autoComplete = "off",
  required = true,
}: FieldProps & {
  autoComplete?: ComponentProps<"input">["autoComplete"];
  required?: boolean;
}) {
  const copy = profile.fields[name];
  return (
    <Field
      {...copy}
      label={required ? copy.label : `${copy.label} ${profile.optional}`}
      id={name}
      name={name}
      required={required}
      autoComplete={autoComplete}
      defaultValue={value}
      error={error}
    />
  );
}

/** An optional URL. The pattern limits it to http and https, as the server does. */
export function Address({ name, value, error }: FieldProps) {
  const copy = profile.fields[name];
  return (
    <Field
      {...copy}
      label={`${copy.label} ${profile.optional}`}
      id={name}
      name={name}
      type="url"
      pattern="[Hh][Tt][Tt][Pp][Ss]?://.+"
      title={profile.errors.url}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      error={error}
    />
  );
}

/** A text area of 3 rows. ONB-06. */
export function Area({ name, value, error, required = false }: FieldProps & { required?: boolean }) {
  const copy = profile.fields[name];
  return (
    <TextArea
      {...copy}
      label={required ? copy.label : `${copy.label} ${profile.optional}`}
      id={name}
      name={name}
      rows={3}
      required={required}
      dir="auto"
      defaultValue={value}
      error={error}
    />
  );
}

/**
 * A select of the enumerated values, and of a size in numbers from the chat. Another value that matches none is quoted as
 * a hint, and none is selected.
 */
export function Choice({
  name,
  value,
  error,
  labels: listed,
}: FieldProps & { labels: Record<string, string> }) {
  const labels = choicesWith(name, listed, value);
  const isKnown = value === "" || Object.hasOwn(labels, value);
  return (
    <Select
      {...profile.fields[name]}
      {...(isKnown ? {} : { hint: profile.unmatchedAnswer(value) })}
      id={name}
      name={name}
      required
      options={Object.entries(labels).map(([option, label]) => ({ value: option, label }))}
      placeholder={profile.choose}
      defaultValue={isKnown ? value : ""}
      error={error}
    />
  );
}
