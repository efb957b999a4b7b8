import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import type { UnsentName } from "#app/browser/unsent-text/storage-keys.ts";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { tones } from "#app/profile/choices.ts";
import { maxLengths } from "#app/profile/profile-schema.ts";
import { Criteria, noCriteria } from "#app/targeting/criteria.ts";
import { merged, mergedCriteria } from "#app/targeting/merged.ts";
import { Persona, personaErrorCodes, StalePersona } from "#app/targeting/personas/personas-protocol.ts";
import { showToast } from "#app/ui/toast/toast.ts";

/** A persona while it is edited; the share as it is typed. */
const Edited = v.object({
  id: v.string(),
  version: v.number(),
  name: v.string(),
  share: v.string(),
  criteria: Criteria,
  valueProp: v.string(),
  tone: v.nullable(v.picklist(tones)),
});
export type Edited = v.InferOutput<typeof Edited>;

export type Saving =
  | { kind: "none" | "saving" | "saved" | "incomplete" | "restored" }
  | { kind: "failed" | "signed out" }
  | { kind: "conflict"; newer: Persona }
  /** `message` is the server's word for it. */
  | { kind: "refused"; message: string };

/** Where what is not saved is kept in the browser: of a new persona whatever its id will be. */
const nameOf = (id: string | null): UnsentName => `persona-${id ?? "new"}`;

/**
 * A persona while it is edited, `loaded` null for a new one: kept in the browser until it is saved over the version that was
 * edited.
 */
export function usePersona(userId: string, loaded: Persona | null) {
  const [stored, setStored] = useState(() => (loaded ? editedOf(loaded) : nothingYet()));
  const [edited, setEdited] = useState(stored);
  const [saving, setSaving] = useState<Saving>({ kind: "none" });
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isNew = loaded === null;
  const unsent = nameOf(loaded?.id ?? null);
  const isChanged = !isSame(edited, stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the persona as the page was opened
  useEffect(() => {
    const kept = v.safeParse(Edited, loadUnsentText(userId, unsent));
    if (!kept.success || isSame(kept.output, stored)) return;
    // Saving over an older version than the newest is a conflict, which is told.
    setEdited(kept.output);
    setSaving({ kind: "restored" });
  }, []);

  const edit = (change: Partial<Edited>) => {
    const next = { ...edited, ...change };
    setEdited(next);
    if (saving.kind !== "conflict") setSaving({ kind: "none" });
    saveUnsentText(userId, unsent, isSame(next, stored) ? null : next);
  };

  const take = (next: Edited, kind: "none" | "saved") => {
    setStored(next);
    setEdited(next);
    setSaving({ kind });
    saveUnsentText(userId, unsent, null);
  };

  const mineIn = (newer: Edited): Edited => {
    // What was kept by an earlier page was of a version that nobody has any more.
    if (edited.version !== stored.version) return edited;
    const criteria = mergedCriteria(stored.criteria, edited.criteria, newer.criteria);
    return { ...merged(stored, edited, newer), criteria };
  };

  const put = async (version: number, values = edited) => {
    if (Object.keys(mistakesIn(values)).length > 0) return setSaving({ kind: "incomplete" });
    setSaving({ kind: "saving" });
    const { id, share, version: _, ...others } = values;
    const body = { ...others, share: percentIn(share) };
    const path = `/api/personas/${id}` as const;
    let answer = isNew
      ? await callApi(Persona, "POST", "/api/personas", { id, ...body })
      : await callApi(Persona, "PUT", path, { version, ...body });
    // It was stored before, and its answer lost: what was changed since is saved over it.
    if (!answer.ok && answer.error?.code === personaErrorCodes.idTaken)
      answer = await callApi(Persona, "PUT", path, body);
    if (answer.ok && isNew) {
      saveUnsentText(userId, unsent, null);
      await navigate(`/ciblage/personas/${answer.body.id}` satisfies Href, { replace: true });
      // Once its page is there: the toast would be gone before a slow network has brought it.
      return showToast({ title: copy.added, type: "success" });
    }
    if (answer.ok) {
      take(editedOf(answer.body), "saved");
      // The heading and the navigation say the name and the shares, too.
      return revalidate();
    }
    if (answer.reason === "signed out") {
      carryText(userId, unsent, edited);
      return setSaving({ kind: "signed out" });
    }
    const stale = v.safeParse(StalePersona, answer.error?.body);
    if (answer.error?.code === personaErrorCodes.stale && stale.success)
      return setSaving({ kind: "conflict", newer: stale.output.persona });
    const isExplained = answer.error && answer.error.status < 500 && answer.error.code !== "invalid_body";
    setSaving(isExplained ? { kind: "refused", message: answer.error?.message ?? "" } : { kind: "failed" });
  };

  const remove = async () => {
    const answer = await callApi(v.unknown(), "DELETE", `/api/personas/${edited.id}`);
    const isGone = answer.ok || answer.error?.status === 404;
    if (!isGone) return false;
    saveUnsentText(userId, unsent, null);
    await navigate("/ciblage" satisfies Href, { replace: true });
    showToast({ title: copy.remove.done(stored.name), type: "success" });
    return true;
  };

  return {
    isNew,
    edited,
    /** What is wrong with a field, once somebody has tried to save it. */
    mistakes: saving.kind === "incomplete" ? mistakesIn(edited) : {},
    isChanged,
    saving,
    edit,
    save: () => put(edited.version),
    discard: () => take(stored, "none"),
    remove,
    /** Ends a conflict: with what was changed here in the newer version, or with that as it is. */
    keepMine: () => saving.kind === "conflict" && put(saving.newer.version, mineIn(editedOf(saving.newer))),
    takeTheirs: () => saving.kind === "conflict" && take(editedOf(saving.newer), "none"),
  };
}

export type PersonaEditing = ReturnType<typeof usePersona>;

/** A sentence for each field that cannot be saved as it is. */
function mistakesIn({
  name,
  share,
  valueProp,
}: Edited): Partial<Record<"name" | "share" | "valueProp", string>> {
  return {
    ...(name.trim() === "" && { name: copy.name.missing }),
    ...(percentIn(share) === null && { share: copy.share.wrong }),
    ...([...valueProp.trim()].length > maxLengths.text && {
      valueProp: profile.errors.tooLong(maxLengths.text),
    }),
  };
}

/** The percent that a text says; null for another one. */
export const percentIn = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100 ? Number(text) : null;

const editedOf = ({ share, ...persona }: Persona): Edited => ({ ...persona, share: String(share) });

const nothingYet = (): Edited => ({
  ...{ id: crypto.randomUUID(), version: 0, name: "", share: "", criteria: noCriteria, valueProp: "" },
  tone: null,
});

const isSame = (one: Edited, other: Edited) =>
  JSON.stringify([one.name, one.share, one.valueProp, one.tone, one.criteria]) ===
  JSON.stringify([other.name, other.share, other.valueProp, other.tone, other.criteria]);
