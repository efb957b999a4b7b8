import type { ComponentProps } from "react";
import { profile } from "~/content/signed-in/profile-copy.ts";
import type { ProfileField } from "~/profile/profile-field.ts";
import { Field, TextArea } from "~/ui/form/field.tsx";
import { Select } from "~/ui/form/select.tsx";

type Given = { name: ProfileField; value: string; error: string | null };

/** A required line. */
export function Line({
  name,
  value,
  error,
  max,
  autoComplete = "off",
}: Given & { max: number; autoComplete?: ComponentProps<"input">["autoComplete"] }) {
  return (
    <Field
      {...profile.fields[name]}
      id={name}
      name={name}
      required
      maxLength={max}
      autoComplete={autoComplete}
      defaultValue={value}
      error={error}
    />
  );
}

/** An optional address of the web. The pattern says to the browser what the server's rule says: http and https only. */
export function Address({ name, value, error, max }: Given & { max: number }) {
  const words = profile.fields[name];
  return (
    <Field
      {...words}
      label={`${words.label} ${profile.optional}`}
      id={name}
      name={name}
      type="url"
      pattern="[Hh][Tt][Tt][Pp][Ss]?://.+"
      title={profile.errors.url}
      maxLength={max}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      error={error}
    />
  );
}

/** Free text in 3 rows. ONB-06. */
export function Area({
  name,
  value,
  error,
  max,
  required = false,
}: Given & { max: number; required?: boolean }) {
  const words = profile.fields[name];
  return (
    <TextArea
      {...words}
      label={required ? words.label : `${words.label} ${profile.optional}`}
      id={name}
      name={name}
      rows={3}
      required={required}
      maxLength={max}
      dir="auto"
      defaultValue={value}
      error={error}
    />
  );
}

/** One of the enumerated values under its French name. What the chat could not match is told and left to choose. */
export function Choice({ name, value, error, labels }: Given & { labels: Record<string, string> }) {
  const isKnown = value === "" || Object.hasOwn(labels, value);
  return (
    <Select
      {...profile.fields[name]}
      {...(isKnown ? {} : { hint: profile.saidOtherwise(value) })}
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
