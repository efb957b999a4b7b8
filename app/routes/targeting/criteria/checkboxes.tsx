import { Criterion } from "./criterion.tsx";

type Props = {
  copy: { title: string; hint: string };
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A criterion of which a few values are all shown. */
export function Checkboxes({ copy, options, chosen, onChange }: Props) {
  return (
    <Criterion title={copy.title} hint={copy.hint}>
      <fieldset className="targeting-options">
        <legend className="sr-only">{copy.title}</legend>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm leading-tight"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
                )
              }
              className="size-5 shrink-0 cursor-pointer accent-sun"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </fieldset>
    </Criterion>
  );
}
