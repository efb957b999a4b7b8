import { type FileStep, useFileSteps } from "#app/components/import/use-file-steps.ts";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import type { PreviewAnswer, StoredImport } from "#app/prospects/import/imports-protocol.ts";
import { previewImport, storeImport, undoImport } from "./import-calls.ts";

type Done = { kind: "done"; import: StoredImport; isUndoing: boolean; problem: string | null };

/** Where the import of a file stands. */
export type ImportStep = FileStep<PreviewAnswer, Done>;

const doneWith = (stored: StoredImport): Done => ({
  ...{ kind: "done", import: stored, isUndoing: false, problem: null },
});

/** The steps of a customer's import, with the way back. */
export function useImportSteps(onSignedOut: () => void) {
  const { setStep, isBusy, ...steps } = useFileSteps({
    ...{ preview: previewImport, store: storeImport, onSignedOut },
    done: (answer): Done => doneWith(answer.import),
    words: { tooLarge: copy.tooLarge, failed: copy.unavailable },
  });

  const undo = async (stored: StoredImport) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep({ ...doneWith(stored), isUndoing: true });
    const answer = await undoImport(stored.id);
    isBusy.current = false;
    if (answer.ok) return setStep(doneWith(answer.body.import));
    if (answer.reason === "signed out") return onSignedOut();
    setStep({ ...doneWith(stored), problem: copy.done.undoFailed });
  };
  return { ...steps, undo };
}
