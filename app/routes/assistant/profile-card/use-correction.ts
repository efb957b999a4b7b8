import { useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { longestMessage } from "~/conversation/message-content.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { postCorrection } from "../sync/messages-client.ts";
import { lengthOf } from "../sync/sending/use-send.ts";
import { type AnswerParts, answerOf, choicesOf, takesText } from "./answer-parts.ts";

const words = assistant.card;

type Options = {
  step: Step;
  /** The answer as it stands. */
  former: AnswerParts;
  onDone: () => void;
  /** What is known may have changed, here or elsewhere. */
  onChanged: () => void;
  onSignedOut: () => void;
};

/** Saves a new answer to an earlier question. The same answer again keeps its key, so that it is stored once. */
export function useCorrection({ step, former, onDone, onChanged, onSignedOut }: Options) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ key: "", content: "" });

  const save = async (parts: AnswerParts) => {
    if (isSaving) return;
    const content = answerOf(step, parts);
    const refusal = refusalOf(step, parts);
    setProblem(refusal);
    if (refusal) return;
    if (content === answerOf(step, former)) return onDone();
    if (attempt.current.content !== content) attempt.current = { key: crypto.randomUUID(), content };
    setSaving(true);
    const saved = await postCorrection({ ...attempt.current, step });
    setSaving(false);
    if (saved.ok) {
      onChanged();
      return onDone();
    }
    if (saved.reason === "signed out") return onSignedOut();
    setProblem(saved.refusal?.said ?? (navigator.onLine ? words.failed : words.offline));
    // The onboarding may have come to its end elsewhere: then the form takes corrections.
    if (saved.refusal?.status === 409) onChanged();
  };
  return { isSaving, problem, save };
}

/** What is wrong with an answer, before the server is asked. */
function refusalOf(step: Step, parts: AnswerParts): string | null {
  const choices = choicesOf[step];
  if (takesText(step) && parts.text.trim() === "") return step === "icp" ? words.titleMissing : words.blank;
  if (choices && !Object.hasOwn(choices, parts.choice)) return words.choose;
  const surplus = lengthOf(answerOf(step, parts)) - longestMessage;
  return surplus > 0 ? `${assistant.composer.over} ${assistant.composer.surplus(surplus)}` : null;
}
