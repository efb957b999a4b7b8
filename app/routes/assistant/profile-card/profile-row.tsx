import type { ReactNode } from "react";
import { ToCheckBadge } from "#app/components/to-check-badge.tsx";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import { EditButton } from "./edit-button.tsx";
import { CorrectionForm } from "./editing/correction-form.tsx";
import { fieldsOf, partsOf, responseOf } from "./editing/response-parts.ts";
import { useRowEditor } from "./editing/use-row-editor.ts";
import { shortened } from "./shortened.ts";

const copy = assistant.card;

type Props = {
  step: Step;
  profileSoFar: ProfileSoFar;
  /** True for the question that the assistant is asking. */
  isOpen: boolean;
  /** The rows of its fields, once the profile is complete. */
  children: ReactNode;
  onChanged: () => void;
  onSignedOut: () => void;
};

/** One answer of the onboarding, with its edit button. A correction that is open when it ends stays open. */
export function ProfileRow({ step, profileSoFar, isOpen, children, ...callbacks }: Props) {
  const { isEditing, open, close, button, editor } = useRowEditor();
  const label = copy.labels[step];
  if (isEditing)
    return (
      <li ref={editor} className="border-line border-t py-2.5 text-sm low:py-1">
        <p className="text-ink-soft text-xs">{label}</p>
        <CorrectionForm step={step} values={profileSoFar.values} onDone={close} {...callbacks} />
      </li>
    );
  if (profileSoFar.isComplete) return children;
  const isAnswered = profileSoFar.answered.includes(step);
  const isToCheck = fieldsOf(step).some((field) => profileSoFar.toCheck.includes(field));
  const value = isAnswered ? responseOf(step, partsOf(step, profileSoFar.values)) : null;
  return (
    <li className="flex items-start justify-between gap-2 border-line border-t py-2.5">
      <p
        dir="auto"
        className={`min-w-0 text-start text-sm wrap-anywhere ${value ? "font-medium" : "text-ink-soft"}`}
      >
        <span className="flex flex-wrap items-center gap-x-2 font-normal text-ink-soft text-xs">
          {label}
          {isToCheck && <ToCheckBadge />}
        </span>
        {value === null ? (isOpen ? copy.open : copy.unknown) : shortened(value || copy.none)}
      </p>
      {isAnswered && profileSoFar.owner === null && (
        <EditButton ref={button} label={copy.edit(label)} onClick={open} />
      )}
    </li>
  );
}
