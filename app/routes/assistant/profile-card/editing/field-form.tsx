import { useId, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { choicesWith } from "#app/profile/choices-with.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import type { ProfileSoFar } from "../../sync/api-calls/profile-calls.ts";
import { EditorForm } from "./editor-form.tsx";
import { ChoiceEditor, TextEditor } from "./editors.tsx";
import { keepValue, keptValue } from "./kept-value.ts";
import { useFieldUpdate } from "./use-field-update.ts";

const choices: Partial<Record<ProfileField, Record<string, string>>> = profile.choices;

/** The fields that are not a line, and have no choices. */
const kinds: Partial<Record<ProfileField, "address" | "lines">> = {
  linkedin_url: "address",
  calendly_url: "address",
  value_prop: "lines",
  common_objections: "lines",
  banned_phrases: "lines",
};

type Props = {
  field: ProfileField;
  label: string;
  /** The stored value. */
  value: string;
  /** What the editor begins with instead. */
  proposed?: string | undefined;
  /** Whose browser keeps what is typed until it is saved or cancelled; without it, it is lost by a reload. */
  keptFor?: string | undefined;
  onDone: () => void;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/** Edits one field of a complete profile. What is typed stays until it is saved or cancelled. */
export function FieldForm({ field, label, value: stored, proposed, keptFor, onDone, ...callbacks }: Props) {
  const [initial] = useState(stored);
  const [begun] = useState(() => (keptFor ? keptValue(keptFor, field) : null));
  const [value, setValue] = useState(begun ?? proposed ?? stored);
  const keep = (typed: string | null) => keptFor && keepValue(keptFor, field, typed);
  const change = (typed: string) => {
    setValue(typed);
    keep(typed);
  };
  const close = () => {
    keep(null);
    onDone();
  };
  const { isSaving, problem, save } = useFieldUpdate({ field, initial, onDone: close, ...callbacks });
  const id = useId();
  const { hint } = profile.fields[field];
  const listed = choices[field];
  const ofField = listed && choicesWith(field, listed, stored);
  const name = assistant.card.value(label);
  return (
    <EditorForm
      isSaving={isSaving}
      problem={problem}
      problemId={`${id}-problem`}
      onSave={() => void save(value)}
      onCancel={close}
    >
      {ofField ? (
        <ChoiceEditor
          name={`card-${field}`}
          legend={name}
          choices={ofField}
          value={value}
          autoFocus
          onChange={change}
        />
      ) : (
        <TextEditor
          label={name}
          value={value}
          kind={kinds[field]}
          isContinued={begun !== null}
          isInvalid={problem !== null}
          descriptionIds={problem ? `${id}-problem` : hint && `${id}-hint`}
          onChange={change}
        />
      )}
      {hint && !problem && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs low:hidden">
          {hint}
        </p>
      )}
    </EditorForm>
  );
}
