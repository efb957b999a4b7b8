import { useEffect, useRef, useState } from "react";
import { ToCheckBadge } from "#app/components/to-check-badge.tsx";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { displayedValue } from "#app/profile/displayed-value.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { checkField } from "#app/profile/validate-field.ts";
import type { ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import { EditButton } from "./edit-button.tsx";
import { FieldForm } from "./editing/field-form.tsx";
import { useRowEditor } from "./editing/use-row-editor.ts";
import { shortened } from "./shortened.ts";

const copy = assistant.card;

/**
 * A field that the customer wants to see and correct, with `editing` in its editor, which begins with this text or else with
 * the value. Each request is a new object.
 */
export type Reference = { field: ProfileField; editing?: { text: string | undefined } };

type Props = {
  field: ProfileField;
  label: string;
  profileSoFar: ProfileSoFar;
  /** `null` also while the card is not displayed. */
  reference: Reference | null;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/** One field of a complete profile, with its edit button where it is the reader's own. A reference to the field marks it and focuses it. */
export function FieldRow({ field, label, profileSoFar, reference, ...callbacks }: Props) {
  const { isEditing, open, close, button, editor } = useRowEditor();
  /** What the editor begins with instead of the value, until it is opened by its own button. */
  const [proposed, setProposed] = useState<string | undefined>(undefined);
  const followed = useRef<Reference | null>(null);
  const isReferred = field === reference?.field;
  const isOwn = profileSoFar.owner === null;
  useEffect(() => {
    if (!isReferred || followed.current === reference) return;
    followed.current = reference;
    if (reference.editing && isOwn) {
      setProposed(reference.editing.text);
      open();
    }
    (button.current ?? editor.current?.querySelector<HTMLElement>("textarea, :checked, input"))?.focus();
  }, [reference, isReferred, isOwn, button, editor, open]);
  const value = profileSoFar.values[field];
  const isInvalid = profileSoFar.toCheck.includes(field);
  const mark = isReferred ? "-mx-2 rounded-sm bg-sun-wash px-2" : "";
  if (isEditing)
    return (
      <li ref={editor} className={`border-line border-t py-2.5 text-sm low:py-1 ${mark}`}>
        <p className="text-ink-soft text-xs">
          {label}
          {isOptional(field) && ` ${profile.optional}`}
        </p>
        <FieldForm
          // Another proposal begins anew.
          key={proposed ?? ""}
          field={field}
          label={label}
          value={value}
          proposed={proposed}
          onDone={close}
          {...callbacks}
        />
      </li>
    );
  return (
    <li className={`flex items-start justify-between gap-2 border-line border-t py-2.5 ${mark}`}>
      <p dir="auto" className="min-w-0 text-start font-medium text-sm wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2 font-normal text-ink-soft text-xs">
          {label}
          {isInvalid && <ToCheckBadge />}
        </span>
        {shortened(displayedValue(field, value) || copy.none)}
      </p>
      {isOwn && (
        <EditButton
          ref={button}
          label={isInvalid ? copy.check(label) : copy.edit(label)}
          onClick={() => {
            setProposed(undefined);
            open();
          }}
        />
      )}
    </li>
  );
}

const isOptional = (field: ProfileField) => checkField(field, "").ok;
