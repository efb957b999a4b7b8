import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { profile } from "~/content/signed-in/profile-copy.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { Button } from "~/ui/form/button.tsx";
import { choicesOf, partsOf, takesText } from "./answer-parts.ts";
import { CorrectionChoice, CorrectionText } from "./correction-fields.tsx";
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

/** Edits the answer to an earlier question. The input stays until it is saved or cancelled. */
export function CorrectionForm({ step, values, ...callbacks }: Props) {
  const [initial] = useState(() => partsOf(step, values));
  const [parts, setParts] = useState(initial);
  const { isSaving, problem, save } = useCorrection({ step, initial, ...callbacks });
  const problemId = useId();
  const choices = choicesOf[step];
  const label = copy.field(copy.labels[step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(parts);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes the form, not the panel around it.
    event.preventDefault();
    // A correction that is being saved cannot be cancelled, and its failure must be visible.
    if (!isSaving) callbacks.onDone();
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-2 low:gap-1.5 low:pt-0"
    >
      {takesText(step) && (
        <CorrectionText
          label={step === "icp" ? `${label}, ${profile.fields.icp_title.label}` : label}
          value={parts.text}
          problemId={problem ? problemId : undefined}
          onChange={(text) => setParts({ ...parts, text })}
        />
      )}
      {choices && (
        <CorrectionChoice
          name={`card-${step}`}
          legend={step === "icp" ? `${label}, ${profile.fields.icp_size.label}` : label}
          choices={choices}
          value={parts.choice}
          autoFocus={!takesText(step)}
          onChange={(choice) => setParts({ ...parts, choice })}
        />
      )}
      <p id={problemId} role="alert" className="font-medium text-danger text-xs empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving} className="low:min-h-target low:py-1">
          {isSaving ? copy.saving : copy.save}
        </Button>
        <Button
          variant="ghost"
          disabled={isSaving}
          onClick={callbacks.onDone}
          className="low:min-h-target low:py-1"
        >
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
