import { useRef, useState } from "react";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { withoutRepeats } from "#app/targeting/criteria.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Chips } from "./chips.tsx";
import { Criterion } from "./criterion.tsx";

type Props = {
  copy: { title: string; label: string; hint: string; empty: string };
  values: readonly string[];
  max: number;
  /** The value that this text is, or why it is none. */
  read: (typed: string) => { ok: true; value: string } | { ok: false; message: string };
  onChange: (values: string[]) => void;
};

/** A criterion whose values are typed: keywords and companies. */
export function TextList({ copy: own, values, max, read, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const answer = values.length >= max ? { ok: false as const, message: copy.full(max) } : read(typed);
    setError(answer.ok ? null : answer.message);
    input.current?.focus();
    if (!answer.ok) return;
    setTyped("");
    const added = withoutRepeats([...values, answer.value]);
    if (added.length > values.length) onChange(added);
  };
  return (
    <Criterion title={own.title}>
      <Chips
        label={own.title}
        chips={values.map((value) => ({ key: value, name: value }))}
        empty={own.empty}
        onRemove={(key) => {
          onChange(values.filter((value) => value !== key));
          input.current?.focus();
        }}
      />
      {/* No form: pressed before the page works, it would load the page anew. The press is repeated instead. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 noscript:hidden">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            ref={input}
            label={own.label}
            hint={own.hint}
            error={error}
            value={typed}
            maxLength={253}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
        </div>
        <Button variant="secondary" onClick={add} className="targeting-add min-h-12">
          {copy.add}
        </Button>
      </div>
    </Criterion>
  );
}
