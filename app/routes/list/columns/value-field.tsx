import { type KeyboardEvent, useRef, useState } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import type { OwnColumn } from "#app/prospects/settings/settings-protocol.ts";
import { valueText } from "#app/prospects/settings/value-text.ts";
import { FieldDescription, useField } from "#app/ui/form/field.tsx";
import { numberIn } from "../words/values.ts";

const words = copy.columns;

type Value = string | number | null;

type Props = {
  column: OwnColumn;
  value: Value;
  /** Is told once the reader is done with the field, and only of what fits the column. */
  onEntered: (value: Value) => void;
};

/**
 * What stands in one column, to be changed in place: by Enter or on leaving the field, and only if somebody typed there, so
 * that who merely looked takes back nothing that a colleague has entered meanwhile. Escape takes back what was typed.
 */
export function ValueField({ column, value, onEntered }: Props) {
  const { name, type, options } = column;
  const stored = value === null ? "" : type === "number" ? valueText(value, type) : String(value);
  /** What is not entered yet; `null` while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useField(undefined, { label: name, error });
  const change = (text: string | null) => {
    setTyped(text);
    setError(null);
  };
  const enter = () => {
    // A date that is half typed is no text to the browser.
    if (typed === null && !input.current?.validity.badInput) return;
    const entered = read(typed ?? "", type, input.current);
    if ("error" in entered) return setError(entered.error);
    change(null);
    if (entered.value !== value) onEntered(entered.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter();
    }
    if (event.key !== "Escape") return;
    event.preventDefault();
    // Back to the keys of the list, which a field keeps for itself, once nothing is left to take back.
    if (typed === null) input.current?.blur();
    change(null);
  };
  return (
    <div className="list-value">
      <label htmlFor={field.attributes.id}>{name}</label>
      {type === "choice" ? (
        <select
          {...field.attributes}
          value={stored}
          autoComplete="off"
          onChange={({ target }) => onEntered(target.value || null)}
        >
          <option value="">{words.empty}</option>
          {[...new Set([...options, ...(stored ? [stored] : [])])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={input}
          {...field.attributes}
          type={type === "date" ? "date" : "text"}
          inputMode={type === "number" ? "decimal" : undefined}
          value={typed ?? stored}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onBlur={enter}
        />
      )}
      {error && <FieldDescription id={field.descriptionId} error={error} hint={null} />}
    </div>
  );
}

/** What was typed as a value of a column, `null` for nothing; or why it is none. */
function read(
  typed: string,
  type: OwnColumn["type"],
  input: HTMLInputElement | null,
): { value: Value } | { error: string } {
  if (type === "date" && input?.validity.badInput) return { error: words.wrongDate };
  const text = typed.trim();
  if (text === "") return { value: null };
  switch (type) {
    case "number": {
      const number = numberIn(text);
      return number === null ? { error: words.wrongNumber } : { value: number };
    }
    case "date":
      return /^(?:19|20)\d\d-/.test(text) ? { value: text } : { error: words.wrongDate };
    case "text":
      return [...text].length > settingsLimits.text
        ? { error: words.tooLong(settingsLimits.text) }
        : { value: text };
    case "choice":
      return { value: text };
  }
}
