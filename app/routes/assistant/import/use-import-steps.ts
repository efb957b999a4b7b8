import { useCallback, useRef, useState } from "react";
import type { Failed } from "#app/browser/call-api.ts";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import type { Field } from "#app/prospects/import/columns.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import {
  chosenFields,
  type PreviewAnswer,
  type StoredImport,
} from "#app/prospects/import/imports-protocol.ts";
import { previewImport, storeImport, undoImport } from "./import-calls.ts";

type ColumnChoice = readonly (Field | null)[];

/** Where the import of a file stands. */
export type ImportStep =
  | { kind: "choosing" }
  | { kind: "reading"; file: File }
  | { kind: "failed"; file: File; message: string; isRetryable: boolean }
  | ({
      kind: "previewed";
      file: File;
      columns: ColumnChoice | null;
      isMatching: boolean;
      isStoring: boolean;
      problem: string | null;
    } & PreviewAnswer)
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
    const answer = await previewImport(file, {});
    // Another file was chosen meanwhile.
    if (current !== looks.current) return;
    if (answer.ok) return setStep({ kind: "previewed", file, columns: null, ...answer.body, ...settled });
    if (answer.reason === "signed out") return signedOut.current();
    setStep({ kind: "failed", file, message: messageOf(answer), isRetryable: isRetryable(answer) });
  }, []);

  /** Looks at the file again with one column taken for another field, or left out. */
  const matchColumn = async (letter: string, field: Field | null) => {
    if (step.kind !== "previewed" || step.isStoring) return;
    const current = ++looks.current;
    id.current = crypto.randomUUID();
    const before = step;
    const columns = chosenFields(step.preview.columns, letter, field);
    setStep({ ...before, isMatching: true, problem: null });
    const answer = await previewImport(before.file, { columns });
    if (current !== looks.current) return;
    if (answer.ok) return setStep({ ...before, columns, ...answer.body, ...settled });
    if (answer.reason === "signed out") return onSignedOut();
    setStep({ ...before, ...settled, problem: messageOf(answer) });
  };

  const store = async () => {
    if (step.kind !== "previewed" || step.isMatching || isBusy.current) return;
    isBusy.current = true;
    setStep({ ...step, isStoring: true, problem: null });
    const answer = await storeImport(step.file, { id: id.current, columns: step.columns });
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
  return { step, look, matchColumn, store: () => void store(), undo };
}

const settled = { isMatching: false, isStoring: false, problem: null } as const;

const messageOf = ({ error }: Failed) => error?.message ?? copy.unavailable;

/** False for a file that the server will refuse again. */
const isRetryable = ({ error }: Failed) => !error || error.status >= 500 || error.status === 429;
