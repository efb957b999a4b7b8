import type { ContactField } from "#app/contact/contact-form.ts";
import { Field } from "#app/ui/form/field.tsx";
import type { FieldProps } from "./form-frame.tsx";

/** Who writes: name, address and company. */
export function PersonFields({ field }: { field: (name: ContactField) => FieldProps }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field("firstName")} required autoComplete="given-name" />
        <Field {...field("lastName")} required autoComplete="family-name" />
      </div>
      <Field
        {...field("email")}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field("company")} autoComplete="organization" />
    </>
  );
}
