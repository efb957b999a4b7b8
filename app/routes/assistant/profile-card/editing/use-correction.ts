import { useRef, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { characterCount, maxMessageLength } from "#app/conversation/message-content.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { postCorrection } from "../../sync/api-calls/profile-calls.ts";
import { choicesOf, type ResponseParts, responseOf, takesText } from "./response-parts.ts";

const copy = assistant.card;

type Options = {
  step: Step;
  /** The response before the correction. */
  initial: ResponseParts;
  onDone: () => void;
  /** The profile may have changed, here or in another tab. */
  onChanged: () => void;
  onSignedOut: () => void;
};

/** Saves a new response to an earlier question. A retry of the same response keeps its key, so that it is stored once. */
export function useCorrection({ step, initial, onDone, onChanged, onSignedOut }: Options) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ key: "", content: "" });

  const save = async (parts: ResponseParts) => {
    if (isSaving) return;
    const content = responseOf(step, parts);
    const invalid = validate(step, parts);
    setProblem(invalid);
    if (invalid) return;
    if (content === responseOf(step, initial)) return onDone();
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

/** Why the response is invalid, or `null`. */
function validate(step: Step, parts: ResponseParts): string | null {
  const choices = choicesOf[step];
  if (takesText(step) && parts.text.trim() === "") return step === "icp" ? copy.titleMissing : copy.blank;
  if (choices && !Object.hasOwn(choices, parts.choice)) return copy.choose;
  const surplus = characterCount(responseOf(step, parts)) - maxMessageLength;
  return surplus > 0 ? `${assistant.composer.over} ${assistant.composer.surplus(surplus)}` : null;
}
