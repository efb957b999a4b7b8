import { type FileStep, useFileSteps } from "#app/components/import/use-file-steps.ts";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import type { PreviewAnswer, StoredImport } from "#app/prospects/import/imports-protocol.ts";
import { previewImport, storeImport, undoImport } from "./import-calls.ts";

type Done = { kind: "done"; file: File; import: StoredImport; isUndoing: boolean; problem: string | null };

/** Where the import of a file stands. */
export type ImportStep = FileStep<PreviewAnswer, Done>;

const doneWith = (stored: StoredImport, file: File): Done => ({
  ...{ kind: "done", file, import: stored, isUndoing: false, problem: null },
});

/** The steps of a customer's import, with the way back. */
export function useImportSteps(onSignedOut: () => void) {
  const { setStep, isBusy, ...steps } = useFileSteps({
    ...{ preview: previewImport, store: storeImport, onSignedOut },
    done: (answer, file): Done => doneWith(answer.import, file),
    words: { tooLarge: copy.tooLarge, failed: copy.unavailable },
  });

  const undo = async ({ import: stored, file }: Done) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep({ ...doneWith(stored, file), isUndoing: true });
    const answer = await undoImport(stored.id);
    isBusy.current = false;
    if (answer.ok) return setStep(doneWith(answer.body.import, file));
    if (answer.reason === "signed out") return onSignedOut();
    setStep({ ...doneWith(stored, file), problem: copy.done.undoFailed });
  };
  return { ...steps, undo };
}
