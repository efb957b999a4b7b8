import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { ToCheck } from "~/layouts/signed-in/to-check-badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { Known } from "../sync/messages-client.ts";
import { answerOf, partsOf } from "./answer-parts.ts";
import { Correction } from "./correction-form.tsx";

const words = assistant.card;

type Props = {
  step: Step;
  known: Known;
  /** The question that the assistant asks now. */
  isOpen: boolean;
  onChanged: () => void;
  onSignedOut: () => void;
};

/** One answer, and a way to mend it without starting again: here while the onboarding goes on, then in the form. */
export function ProfileRow({ step, known, isOpen, ...after }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLLIElement>(null);
  const label = words.labels[step];
  const isAnswered = known.answered.includes(step);
  const fieldToCheck = fieldsOf(step).find((field) => known.toCheck.includes(field));
  const value = isAnswered ? answerOf(step, partsOf(step, known.values)) : null;
  const returnsFocus = useRef(false);
  const close = () => {
    returnsFocus.current = true;
    setEditing(false);
  };
  // After the field took the focus, for which the browser scrolls too; or after the pencil is drawn again.
  useEffect(() => {
    if (isEditing) return show(editor.current);
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  if (isEditing)
    return (
      <li ref={editor} className="border-line border-t py-2.5 text-sm low:py-1">
        <p className="text-ink-soft text-xs">{label}</p>
        <Correction step={step} values={known.values} onDone={close} {...after} />
      </li>
    );
  return (
    <li className="flex items-start justify-between gap-2 border-line border-t py-2.5">
      <p
        dir="auto"
        className={`min-w-0 text-start text-sm wrap-anywhere ${value ? "font-medium" : "text-ink-soft"}`}
      >
        <span className="flex flex-wrap items-center gap-x-2 font-normal text-ink-soft text-xs">
          {label}
          {fieldToCheck && <ToCheck />}
        </span>
        {value === null ? (isOpen ? words.open : words.unknown) : shortened(value || words.none)}
      </p>
      {isAnswered && !known.isComplete && (
        <button
          ref={button}
          type="button"
          aria-label={words.edit(label)}
          onClick={() => setEditing(true)}
          className={`${mend} cursor-pointer`}
        >
          <Icon name="pencil" />
        </button>
      )}
      {fieldToCheck && known.isComplete && (
        <Link
          to={`/onboarding-legacy#${fieldToCheck}`}
          reloadDocument
          aria-label={words.check(label)}
          className={mend}
        >
          <Icon name="pencil" />
        </Link>
      )}
    </li>
  );
}

const mend =
  "-my-1 -me-2 grid size-target shrink-0 place-items-center rounded-sm text-sm text-sun hover:text-sun-deep";

/** Where the card is short: as much of it as there is room for, and its label and the field below that first. */
function show(editor: HTMLElement | null) {
  editor?.scrollIntoView({ block: "nearest" });
  editor?.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** The fields of the profile that the answer fills. */
function fieldsOf(step: Step): string[] {
  return step === "icp" ? ["icp_title", "icp_size"] : [step];
}

/** A card is for a glance; the whole answer stands in the conversation and in the form. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= 160 ? text : `${characters.slice(0, 159).join("").trimEnd()}…`;
}
