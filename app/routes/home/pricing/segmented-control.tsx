import type { ReactNode, Ref } from "react";

type Props<Value extends string> = {
  ref?: Ref<HTMLFieldSetElement>;
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** The initial choice. The inputs are uncontrolled, so that a choice made before hydration is kept. */
  initial: Value;
  onChoose: (value: Value) => void;
  className?: string;
};

/** Radio buttons styled as a segmented control. */
export function SegmentedControl<Value extends string>({
  ref,
  legend,
  name,
  options,
  initial,
  onChoose,
  className = "",
}: Props<Value>) {
  return (
    <fieldset
      ref={ref}
      className={`inline-flex min-w-0 max-w-full flex-wrap rounded-md border border-line-strong bg-paper-sunk p-1 ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 min-w-11 cursor-pointer select-none flex-wrap items-center justify-center gap-2 rounded-sm border border-transparent px-3 font-semibold sm:px-4 text-ink-soft text-sm transition-colors hover:text-ink has-checked:border-line has-checked:bg-paper-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-sun"
        >
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === initial}
            autoComplete="off"
            onChange={() => onChoose(value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
