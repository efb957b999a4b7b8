import { type FormEvent, useEffect, useRef, useState } from "react";
import { assistant } from "~/content/assistant.ts";
import { longestMessage } from "~/conversation/content.ts";
import type { Step } from "~/conversation/onboarding.ts";
import { Button } from "~/ui/button.tsx";
import { fieldLook } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { postCorrection } from "./api.ts";
import { lengthOf } from "./use-send.ts";

const words = assistant.card;

/** `value` is `null` for a question that was not answered yet. */
type Props = { step: Step; value: string | null; canEdit: boolean; onSignedOut: () => void };

/** One answer, and a way to give another one without starting again. */
export function ProfileRow({ step, value, canEdit, onSignedOut }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = words.labels[step];
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing)
    return (
      <li className="border-line border-t py-2.5 text-sm">
        <p className="text-ink-soft text-xs">{label}</p>
        <Correction step={step} value={value ?? ""} onDone={close} onSignedOut={onSignedOut} />
      </li>
    );
  return (
    <li className="flex items-start justify-between gap-2 border-line border-t py-2.5">
      <p
        dir="auto"
        className={`min-w-0 text-start text-sm wrap-anywhere ${value ? "font-medium" : "text-ink-soft"}`}
      >
        <span className="block font-normal text-ink-soft text-xs">{label}</span>
        {value === null ? words.unknown : shortened(value || words.none)}
      </p>
      {canEdit && (
        <button
          ref={button}
          type="button"
          aria-label={words.edit(label)}
          onClick={() => setEditing(true)}
          className="-my-1 -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-sm text-sun hover:text-sun-deep"
        >
          <Icon name="pencil" />
        </button>
      )}
    </li>
  );
}

/** A card is for a glance; the whole answer stands in the conversation and in the form. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= 160 ? text : `${characters.slice(0, 159).join("").trimEnd()}…`;
}

function Correction({
  step,
  value,
  onDone,
  onSignedOut,
}: {
  step: Step;
  value: string;
  onDone: () => void;
  onSignedOut: () => void;
}) {
  const label = words.labels[step];
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const key = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || text.trim() === "" || lengthOf(text) > longestMessage) return;
    if (text.trim() === value) return onDone();
    setSaving(true);
    const saved = await postCorrection({ key: key.current, step, content: text.trim() });
    setSaving(false);
    if (saved.ok) return onDone();
    setFailed(true);
    if (saved.reason === "signed out") onSignedOut();
  };
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onDone()}
      className="grid gap-2 pt-1"
    >
      <textarea
        ref={field}
        rows={2}
        dir="auto"
        value={text}
        aria-label={words.field(label)}
        onChange={(event) => {
          key.current = crypto.randomUUID();
          setText(event.target.value);
        }}
        className={`${fieldLook} block resize-y py-2`}
      />
      {hasFailed && (
        <p role="alert" className="font-medium text-danger text-xs">
          {words.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
