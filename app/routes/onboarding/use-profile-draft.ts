import { useEffect, useState } from "react";
import { loadDraft, saveDraft } from "~/browser/drafts/drafts.ts";
import { type ProfileValues, profileFields } from "~/profile/profile-field.ts";
import { valuesIn } from "~/profile/profile-schema.ts";

/**
 * The unsaved values of the form, stored in this browser across a reload, a failure and the end of the session. Use
 * `generation` as the form's `key`: it changes when the fields must be reset to new values.
 */
export function useProfileDraft(userId: string | null, stored: ProfileValues | null) {
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [generation, setGeneration] = useState(0);
  const [isSaved, setSaved] = useState(true);

  useEffect(() => {
    const draft = userId === null ? null : loadDraft(userId, "profile");
    if (draft === null || typeof draft !== "object" || stored === null) return;
    const typed = valuesIn({ ...draft });
    if (profileFields.every((field) => typed[field] === stored[field])) return;
    setValues(typed);
    setGeneration((current) => current + 1);
  }, [userId, stored]);

  const save = (typed: ProfileValues) => {
    if (userId !== null) setSaved(saveDraft(userId, "profile", typed));
  };
  const discard = () => {
    if (userId !== null) saveDraft(userId, "profile", null);
    setValues(null);
    setGeneration((current) => current + 1);
  };
  return { values, generation, isSaved: isSaved && userId !== null, save, discard };
}
