import type { ReactNode, Ref } from "react";

type Props<Value extends string> = {
  ref?: Ref<HTMLFieldSetElement>;
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** The initial choice. The inputs are uncontrolled, so that a choice made before hydration is kept. */
  initial: Value;
  onChoose: (value: Value) => void;
  /** Is told of a pointer that goes down on an option, chosen or not. */
  onPress?: (value: Value) => void;
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
  onPress,
  className = "",
}: Props<Value>) {
  return (
    <fieldset
      ref={ref}
      className={`inline-flex min-w-0 max-w-full flex-wrap rounded-md border border-line-strong bg-paper-sunk p-1 ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="segment" onPointerDown={onPress && (() => onPress(value))}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === initial}
            autoComplete="off"
            onChange={() => onChoose(value)}
            className="segment-input"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
