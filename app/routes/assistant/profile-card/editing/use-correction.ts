import { useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { characterCount, maxMessageLength } from "~/conversation/message-content.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { postCorrection } from "../../sync/api-calls/profile-calls.ts";
import { type AnswerParts, answerOf, choicesOf, takesText } from "./answer-parts.ts";

const copy = assistant.card;

type Options = {
  step: Step;
  /** The answer before the correction. */
  initial: AnswerParts;
  onDone: () => void;
  /** The profile may have changed, here or in another tab. */
  onChanged: () => void;
  onSignedOut: () => void;
};

/** Saves a new answer to an earlier question. A retry of the same answer keeps its key, so that it is stored once. */
export function useCorrection({ step, initial, onDone, onChanged, onSignedOut }: Options) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ key: "", content: "" });

  const save = async (parts: AnswerParts) => {
    if (isSaving) return;
    const content = answerOf(step, parts);
    const invalid = validate(step, parts);
    setProblem(invalid);
    if (invalid) return;
    if (content === answerOf(step, initial)) return onDone();
    if (attempt.current.content !== content) attempt.current = { key: crypto.randomUUID(), content };
    setSaving(true);
    const saved = await postCorrection({ ...attempt.current, step });
    setSaving(false);
    if (saved.ok) {
      onChanged();
      return onDone();
    }
    if (saved.reason === "signed out") return onSignedOut();
    setProblem(saved.error?.message ?? (navigator.onLine ? copy.failed : copy.offline));
    // The onboarding may be complete by now; then only the profile form takes corrections.
    if (saved.error?.status === 409) onChanged();
  };
  return { isSaving, problem, save };
}

/** Why the answer is invalid, or `null`. */
function validate(step: Step, parts: AnswerParts): string | null {
  const choices = choicesOf[step];
  if (takesText(step) && parts.text.trim() === "") return step === "icp" ? copy.titleMissing : copy.blank;
  if (choices && !Object.hasOwn(choices, parts.choice)) return copy.choose;
  const surplus = characterCount(answerOf(step, parts)) - maxMessageLength;
  return surplus > 0 ? `${assistant.composer.over} ${assistant.composer.surplus(surplus)}` : null;
}
