import { useEffect, useState } from "react";
import { loadDraft, saveDraft } from "~/layouts/signed-in/drafts/drafts.ts";
import { type ProfileValues, profileFields } from "~/profile/profile-field.ts";
import { valuesIn } from "~/profile/profile-schema.ts";

/**
 * What this person typed and has not saved, kept in this browser: over a reload, a failure and a session that ended.
 * `generation` changes when the fields must show other values than before.
 */
export function useProfileDraft(userId: string | null, known: ProfileValues | null) {
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [generation, setGeneration] = useState(0);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const draft = userId === null ? null : loadDraft(userId, "profile");
    if (draft === null || typeof draft !== "object" || known === null) return;
    const typed = valuesIn({ ...draft });
    if (profileFields.every((field) => typed[field] === known[field])) return;
    setValues(typed);
    setGeneration((former) => former + 1);
  }, [userId, known]);

  const keep = (typed: ProfileValues) => {
    if (userId !== null) setKept(saveDraft(userId, "profile", typed));
  };
  const discard = () => {
    if (userId !== null) saveDraft(userId, "profile", null);
    setValues(null);
    setGeneration((former) => former + 1);
  };
  return { values, generation, isKept: isKept && userId !== null, keep, discard };
}
