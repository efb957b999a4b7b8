import { FieldFrame, fieldClasses, useField } from "#app/ui/form/field.tsx";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
};

/** A choice of a few, each with its words. */
export function Choice<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const field = useField(undefined, { label });
  return (
    <FieldFrame {...field}>
      <select
        {...field.attributes}
        value={value}
        autoComplete="off"
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        className={`${fieldClasses} h-12`}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
