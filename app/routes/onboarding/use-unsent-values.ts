import { useEffect, useState } from "react";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { changedFields } from "#app/profile/changed-fields.ts";
import { type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { valuesIn } from "#app/profile/profile-schema.ts";

/**
 * The unsaved values of the form, of which the changed ones are stored in this browser across a reload, a failure and the end of the session. Use
 * `generation` as the form's `key`: it changes when the fields must be reset to new values.
 */
export function useUnsentValues(userId: string | null, stored: ProfileValues | null) {
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [generation, setGeneration] = useState(0);
  const [isSaved, setSaved] = useState(true);

  useEffect(() => {
    const kept = userId === null ? null : loadUnsentText(userId, "profile");
    if (kept === null || typeof kept !== "object" || stored === null) return;
    const typed = valuesIn({ ...stored, ...kept });
    if (profileFields.every((field) => typed[field] === stored[field])) return;
    setValues(typed);
    setGeneration((current) => current + 1);
  }, [userId, stored]);

  const save = (typed: ProfileValues) => {
    if (userId !== null) setSaved(saveUnsentText(userId, "profile", changedFields(typed, stored)));
  };
  const discard = () => {
    if (userId !== null) saveUnsentText(userId, "profile", null);
    setValues(null);
    setGeneration((current) => current + 1);
  };
  return { values, generation, isSaved: isSaved && userId !== null, save, discard };
}
