import { useEffect, useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { ToCheckBadge } from "~/layouts/signed-in/to-check-badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { ProfileSoFar } from "../sync/profile-client.ts";
import { answerOf, partsOf } from "./answer-parts.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { editButton, FieldRow, fieldsOf, type Reference, shortened } from "./field-row.tsx";

const copy = assistant.card;

type Props = {
  step: Step;
  profileSoFar: ProfileSoFar;
  /** True for the question that the assistant is asking. */
  isOpen: boolean;
  reference: Reference | null;
  onChanged: () => void;
  onSignedOut: () => void;
};

/** One answer: during the onboarding with its edit button, afterwards with a link to the form. */
export function ProfileRow({ step, profileSoFar, isOpen, reference, ...callbacks }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLLIElement>(null);
  const label = copy.labels[step];
  const isAnswered = profileSoFar.answered.includes(step);
  const fieldToCheck = fieldsOf(step).find((field) => profileSoFar.toCheck.includes(field));
  const value = isAnswered ? answerOf(step, partsOf(step, profileSoFar.values)) : null;
  const returnsFocus = useRef(false);
  const close = () => {
    returnsFocus.current = true;
    setEditing(false);
  };
  // Runs after the field took the focus, which scrolls too, or after the edit button is rendered again.
  useEffect(() => {
    if (isEditing) return scrollToEditor(editor.current);
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  if (isEditing)
    return (
      <li ref={editor} className="border-line border-t py-2.5 text-sm low:py-1">
        <p className="text-ink-soft text-xs">{label}</p>
        <CorrectionForm step={step} values={profileSoFar.values} onDone={close} {...callbacks} />
      </li>
    );
  if (profileSoFar.isComplete)
    return (
      <FieldRow
        fields={fieldsOf(step)}
        label={label}
        value={answerOf(step, partsOf(step, profileSoFar.values))}
        toCheck={profileSoFar.toCheck}
        reference={reference}
      />
    );
  return (
    <li className="flex items-start justify-between gap-2 border-line border-t py-2.5">
      <p
        dir="auto"
        className={`min-w-0 text-start text-sm wrap-anywhere ${value ? "font-medium" : "text-ink-soft"}`}
      >
        <span className="flex flex-wrap items-center gap-x-2 font-normal text-ink-soft text-xs">
          {label}
          {fieldToCheck && <ToCheckBadge />}
        </span>
        {value === null ? (isOpen ? copy.open : copy.unknown) : shortened(value || copy.none)}
      </p>
      {isAnswered && (
        <button
          ref={button}
          type="button"
          aria-label={copy.edit(label)}
          onClick={() => setEditing(true)}
          className={`${editButton} cursor-pointer`}
        >
          <Icon name="pencil" />
        </button>
      )}
    </li>
  );
}

/** Scrolls as much of the form into view as fits, its label and first field first. */
function scrollToEditor(editor: HTMLElement | null) {
  editor?.scrollIntoView({ block: "nearest" });
  editor?.firstElementChild?.scrollIntoView({ block: "nearest" });
}
