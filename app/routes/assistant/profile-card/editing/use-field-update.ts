import { useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { checkField } from "#app/profile/validate-field.ts";
import { type ProfileSoFar, updateField } from "../../sync/api-calls/profile-calls.ts";

const copy = assistant.card;

type Options = {
  field: ProfileField;
  /** The value before the change. */
  initial: string;
  onDone: () => void;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/** Saves one field of a complete profile, if the form would accept the value. */
export function useFieldUpdate({ field, initial, onDone, onSaved, onSignedOut }: Options) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (typed: string) => {
    if (isSaving) return;
    const checked = checkField(field, typed);
    setProblem(checked.ok ? null : checked.message);
    if (!checked.ok) return;
    if (checked.value === initial) return onDone();
    setSaving(true);
    const saved = await updateField({ field, value: checked.value });
    setSaving(false);
    if (saved.ok) {
      onSaved(saved);
      return onDone();
    }
    if (saved.reason === "signed out") return onSignedOut();
    setProblem(saved.error?.message ?? (navigator.onLine ? copy.failed : copy.offline));
  };
  return { isSaving, problem, save };
}
