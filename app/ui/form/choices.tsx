import { FieldDescription } from "./field.tsx";

/** `hint` explains the label. */
export type ChoiceOption = { value: string; label: string; hint?: string };

type Props = {
  id: string;
  label: string;
  error?: string | null;
  name: string;
  options: readonly ChoiceOption[];
  required?: boolean;
  defaultValue?: string;
  onInput?: () => void;
};

/** One of a few options that are all visible: radio buttons in a frame, with the error below. */
export function Choices({ label, error, id, name, options, required, defaultValue, onInput }: Props) {
  const descriptionId = `${id}-description`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? descriptionId : undefined}
      className="group min-w-0"
    >
      <p id={`${id}-legend`} className="mb-2 font-semibold text-sm">
        {label}
      </p>
      <div className="overflow-hidden rounded-md border border-line-strong bg-paper-raised group-aria-invalid:border-danger">
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            name={name}
            id={`${id}-${option.value}`}
            required={required}
            defaultChecked={option.value === defaultValue}
            onInput={onInput}
          />
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldDescription id={descriptionId} error={error} hint={null} />
        </div>
      )}
    </div>
  );
}

type OptionProps = ChoiceOption &
  Pick<Props, "id" | "name" | "required" | "onInput"> & { defaultChecked: boolean };

function Option({ label, hint, id, ...input }: OptionProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer gap-3 border-line px-3.5 py-3 not-first:border-t hover:bg-paper-sunk has-checked:bg-sun-wash has-focus-visible:outline-2 has-focus-visible:outline-sun has-focus-visible:-outline-offset-2"
    >
      <input
        type="radio"
        {...input}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 size-4.5 shrink-0 cursor-pointer accent-sun outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium text-base leading-tight">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="mt-1 block text-ink-soft text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
