import type { ComponentProps } from "react";
import { FieldFrame, type FieldText, fieldClasses, useField } from "#app/ui/form/field.tsx";

type Props = Omit<ComponentProps<"select">, "children" | "className"> &
  FieldText & { options: readonly { value: string; label: string }[] };

/** The system's own select: a long list is faster by the keyboard than one of ours. */
export function NativeSelect({ label, hint, error, id, options, ...rest }: Props) {
  const field = useField(id, { label, hint, error });
  return (
    <FieldFrame {...field}>
      <select {...rest} {...field.attributes} className={`${fieldClasses} h-12`}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
