import { useId, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { choicesWith } from "#app/profile/choices-with.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import type { ProfileSoFar } from "../../sync/api-calls/profile-calls.ts";
import { EditorForm } from "./editor-form.tsx";
import { ChoiceEditor, TextEditor } from "./editors.tsx";
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
  onDone: () => void;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/** Edits one field of a complete profile. What is typed stays until it is saved or cancelled. */
export function FieldForm({ field, label, value: stored, proposed, ...callbacks }: Props) {
  const [initial] = useState(stored);
  const [value, setValue] = useState(proposed ?? stored);
  const { isSaving, problem, save } = useFieldUpdate({ field, initial, ...callbacks });
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
      onCancel={callbacks.onDone}
    >
      {ofField ? (
        <ChoiceEditor
          name={`card-${field}`}
          legend={name}
          choices={ofField}
          value={value}
          autoFocus
          onChange={setValue}
        />
      ) : (
        <TextEditor
          label={name}
          value={value}
          kind={kinds[field]}
          isInvalid={problem !== null}
          descriptionIds={problem ? `${id}-problem` : hint && `${id}-hint`}
          onChange={setValue}
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
