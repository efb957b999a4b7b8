import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import type { ImportStep } from "../use-import-steps.ts";

const copy = importDialog.done;

type Props = { step: Extract<ImportStep, { kind: "done" }>; onUndo: () => void };

/** What was imported, and the one press that takes it back. */
export function Done({ step, onUndo }: Props) {
  const { isUndoing, problem } = step;
  const { added, known, refused, undone } = step.import;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Notice tone="success" announce="polite">
        {undone ? (
          importDialog.undone(undone.kept)
        ) : (
          <>
            <span className="block">{copy.title(added)}</span>
            {known + refused > 0 && <span className="block font-normal">{copy.rest(known, refused)}</span>}
          </>
        )}
      </Notice>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={"/liste?view=all" satisfies Href}>{copy.list}</AnchorButton>
        {added > 0 && !undone && (
          <Button variant="secondary" busy={isUndoing} onClick={onUndo}>
            {isUndoing ? copy.undoing : copy.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
