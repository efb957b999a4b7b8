import { type KeyboardEvent, useEffect, useRef } from "react";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { fieldClasses } from "#app/ui/form/field.tsx";
import { isEnterAlone } from "../../composer/text-field/enter-key.ts";
import { useAutoResize } from "../../composer/text-field/use-auto-resize.ts";

type TextProps = {
  label: string;
  value: string;
  /** How the text is typed: Enter saves, except in `lines`, where it breaks the line and Ctrl saves with it. */
  kind?: "line" | "address" | "lines";
  /** The text was begun before: it is continued rather than replaced. */
  isContinued?: boolean;
  isInvalid: boolean;
  /** Ids of the hint and of the error message. */
  descriptionIds: string | undefined;
  onChange: (value: string) => void;
};

/** A text area of a few lines, which keeps the line breaks of an answer from the conversation. */
export function TextEditor({ label, value, kind = "line", isContinued = false, ...props }: TextProps) {
  const { isInvalid, descriptionIds, onChange } = props;
  const field = useAutoResize(value);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    // So is a long text.
    if (kind === "lines" || isContinued) area.setSelectionRange(area.value.length, area.value.length);
    else area.select();
  }, [field, kind, isContinued]);
  const saveOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const breaksLine = kind === "lines" && !event.ctrlKey && !event.metaKey;
    if (!isEnterAlone(event) || breaksLine) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      value={value}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={descriptionIds}
      onKeyDown={saveOnEnter}
      onChange={(event) => onChange(event.target.value)}
      {...(kind === "address" && { inputMode: "url", autoCapitalize: "none", spellCheck: false })}
      className={`${fieldClasses} field-sizing-content block max-h-[38cqh] min-h-target resize-none py-2 low:max-h-[19cqh] low:py-1`}
    />
  );
}

type ChoiceProps = {
  name: string;
  legend: string;
  choices: Record<string, string>;
  /** The chosen value; nothing is selected if it is none of the choices. */
  value: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
};

/** The choices of a field. A free-text answer that matches none is quoted above them. */
export function ChoiceEditor({ name, legend, choices, value, autoFocus, onChange }: ChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!autoFocus) return;
    const inputs = [...(group.current?.querySelectorAll("input") ?? [])];
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
  }, [autoFocus]);
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {value !== "" && !Object.hasOwn(choices, value) && (
        <p className="pb-2 text-ink-soft text-xs wrap-anywhere">{profile.unmatchedAnswer(value)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {Object.entries(choices).map(([choice, label]) => (
          <label
            key={choice}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full border border-line-strong bg-paper-raised px-4 py-1.5 font-medium text-sm leading-tight transition-colors hover:border-ink has-checked:border-sun has-checked:bg-sun has-checked:text-paper-raised has-focus-visible:outline-2 has-focus-visible:outline-sun has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
