import { useCallback, useRef, useState } from "react";
import type { Failed } from "#app/browser/call-api.ts";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import type { PreviewAnswer, StoredImport } from "#app/prospects/import/imports-protocol.ts";
import { previewImport, storeImport, undoImport } from "./import-calls.ts";

/** Where the import of a file stands. */
export type ImportStep =
  | { kind: "choosing" }
  | { kind: "reading"; file: File }
  | { kind: "failed"; file: File; message: string; isRetryable: boolean }
  | ({ kind: "previewed"; file: File; isStoring: boolean; problem: string | null } & PreviewAnswer)
  | { kind: "done"; import: StoredImport; isUndoing: boolean; problem: string | null };

/**
 * The steps of an import. A file is read twice by the same reader, for the preview and for the import, and nothing of it is
 * kept between. The id of the import stays as long as the file, so that a retry after a lost answer imports once.
 */
export function useImportSteps(onSignedOut: () => void) {
  const [step, setStep] = useState<ImportStep>({ kind: "choosing" });
  const id = useRef("");
  const looks = useRef(0);
  const isBusy = useRef(false);
  const signedOut = useRef(onSignedOut);
  signedOut.current = onSignedOut;

  const look = useCallback(async (file: File) => {
    const current = ++looks.current;
    id.current = crypto.randomUUID();
    if (file.size > uploadLimits.file)
      return setStep({ kind: "failed", file, message: copy.tooLarge, isRetryable: false });
    setStep({ kind: "reading", file });
    const answer = await previewImport(file);
    // Another file was chosen meanwhile.
    if (current !== looks.current) return;
    if (answer.ok)
      return setStep({ kind: "previewed", file, ...answer.body, isStoring: false, problem: null });
    if (answer.reason === "signed out") return signedOut.current();
    setStep({ kind: "failed", file, message: messageOf(answer), isRetryable: isRetryable(answer) });
  }, []);

  const store = async () => {
    if (step.kind !== "previewed" || isBusy.current) return;
    isBusy.current = true;
    setStep({ ...step, isStoring: true, problem: null });
    const answer = await storeImport(id.current, step.file);
    isBusy.current = false;
    if (answer.ok)
      return setStep({ kind: "done", import: answer.body.import, isUndoing: false, problem: null });
    if (answer.reason === "signed out") return onSignedOut();
    setStep({ ...step, isStoring: false, problem: messageOf(answer) });
  };

  const undo = async (stored: StoredImport) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep({ kind: "done", import: stored, isUndoing: true, problem: null });
    const answer = await undoImport(stored.id);
    isBusy.current = false;
    if (!answer.ok && answer.reason === "signed out") return onSignedOut();
    setStep({
      kind: "done",
      import: answer.ok ? answer.body.import : stored,
      isUndoing: false,
      problem: answer.ok ? null : copy.done.undoFailed,
    });
  };
  return { step, look, store: () => void store(), undo };
}

const messageOf = ({ error }: Failed) => error?.message ?? copy.unavailable;

/** False for a file that the server will refuse again. */
const isRetryable = ({ error }: Failed) => !error || error.status >= 500 || error.status === 429;
