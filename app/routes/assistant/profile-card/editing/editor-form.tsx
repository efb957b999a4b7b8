import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";

const copy = assistant.card;

type Props = {
  isSaving: boolean;
  problem: string | null;
  /** Id of the element with the problem. */
  problemId: string;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of an editor in the card: its fields, the problem, and the buttons. Escape cancels. */
export function EditorForm({ isSaving, problem, problemId, onSave, onCancel, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes the form, not the panel around it.
    event.preventDefault();
    // A change that is being saved cannot be cancelled, and its failure must be visible.
    if (!isSaving) onCancel();
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-2 low:gap-1.5 low:pt-0"
    >
      {children}
      <p id={problemId} role="alert" className="font-medium text-danger text-xs empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving} className="low:min-h-target low:py-1">
          {isSaving ? copy.saving : copy.save}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onCancel} className="low:min-h-target low:py-1">
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
