import { useId, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { EditorForm } from "./editor-form.tsx";
import { ChoiceEditor, TextEditor } from "./editors.tsx";
import { choicesOf, partsOf, takesText } from "./response-parts.ts";
import { useCorrection } from "./use-correction.ts";

const copy = assistant.card;

type Props = {
  step: Step;
  values: ProfileValues;
  onDone: () => void;
  /** The profile may have changed, here or in another tab. */
  onChanged: () => void;
  onSignedOut: () => void;
};

/** Edits the response to an earlier question of the onboarding. The input stays until it is saved or cancelled. */
export function CorrectionForm({ step, values, ...callbacks }: Props) {
  const [initial] = useState(() => partsOf(step, values));
  const [parts, setParts] = useState(initial);
  const { isSaving, problem, save } = useCorrection({ step, initial, ...callbacks });
  const problemId = useId();
  const choices = choicesOf[step];
  const label = copy.field(copy.labels[step]);
  return (
    <EditorForm
      isSaving={isSaving}
      problem={problem}
      problemId={problemId}
      onSave={() => void save(parts)}
      onCancel={callbacks.onDone}
    >
      {takesText(step) && (
        <TextEditor
          label={step === "icp" ? `${label}, ${profile.fields.icp_title.label}` : label}
          value={parts.text}
          isInvalid={problem !== null}
          descriptionIds={problem ? problemId : undefined}
          onChange={(text) => setParts({ ...parts, text })}
        />
      )}
      {choices && (
        <ChoiceEditor
          name={`card-${step}`}
          legend={step === "icp" ? `${label}, ${profile.fields.icp_size.label}` : label}
          choices={choices}
          value={parts.choice}
          autoFocus={!takesText(step)}
          onChange={(choice) => setParts({ ...parts, choice })}
        />
      )}
    </EditorForm>
  );
}
