import { FieldFrame, fieldClasses, useField } from "#app/ui/form/field.tsx";

type Props = {
  label: string;
  name: string;
  chosen: string;
  /** By value; the first is chosen when there is no other. */
  options: readonly (readonly [value: string, name: string])[];
  error?: string | null;
};

/** A choice of a filter or a form, with the system's own list: it also works without scripts. */
export function FilterSelect({ label, name, chosen, options, error }: Props) {
  const field = useField(undefined, { label, error });
  return (
    <FieldFrame {...field}>
      <select {...field.attributes} name={name} defaultValue={chosen} className={`${fieldClasses} h-12`}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
