import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";
import { fileForm, fileTimeout as timeout } from "#app/browser/file-form.ts";
import { deskImportCopy as copy } from "#app/content/desk/desk-import-copy.ts";
import type { Field } from "#app/prospects/import/columns.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import { chosenFields, ImportAnswer, ImportPreview } from "#app/prospects/import/imports-protocol.ts";

export type FileStep =
  | { kind: "choosing" }
  | { kind: "reading"; file: File }
  | { kind: "failed"; file: File; message: string; isRetryable: boolean }
  | {
      kind: "previewed";
      file: File;
      preview: ImportPreview;
      columns: readonly (Field | null)[] | null;
      isMatching: boolean;
      isStoring: boolean;
      problem: string | null;
    }
  | { kind: "done"; added: number };

/**
 * The steps of an import into a client's list: a file is read twice by the same reader, for the preview and for the import. Its
 * id stays as long as the file, so that a retry after a lost answer imports once.
 */
export function useFileImport(clientId: string) {
  const [step, setStep] = useState<FileStep>({ kind: "choosing" });
  const id = useRef("");
  const looks = useRef(0);
  const isBusy = useRef(false);
  const { revalidate } = useRevalidator();

  const look = async (file: File) => {
    const current = ++looks.current;
    id.current = crypto.randomUUID();
    if (file.size > uploadLimits.file)
      return setStep({ kind: "failed", file, message: copy.tooLarge, isRetryable: false });
    setStep({ kind: "reading", file });
    const answer = await callApi(Preview, "POST", folder(clientId), fileForm(file), { timeout });
    // Another file was chosen meanwhile.
    if (current !== looks.current) return;
    if (answer.ok) return setStep({ kind: "previewed", file, columns: null, ...answer.body, ...settled });
    setStep({ kind: "failed", file, message: messageOf(answer), isRetryable: isRetryable(answer) });
  };

  /** Looks at the file again with one column taken for another field, or left out. */
  const matchColumn = async (letter: string, field: Field | null) => {
    if (step.kind !== "previewed" || step.isStoring) return;
    const current = ++looks.current;
    id.current = crypto.randomUUID();
    const columns = chosenFields(step.preview.columns, letter, field);
    setStep({ ...step, isMatching: true, problem: null });
    const form = fileForm(step.file, { columns });
    const answer = await callApi(Preview, "POST", folder(clientId), form, { timeout });
    if (current !== looks.current) return;
    if (answer.ok) return setStep({ ...step, columns, ...answer.body, ...settled });
    setStep({ ...step, ...settled, problem: messageOf(answer) });
  };

  const store = async () => {
    if (step.kind !== "previewed" || step.isMatching || isBusy.current) return;
    isBusy.current = true;
    setStep({ ...step, isStoring: true, problem: null });
    const path = `${folder(clientId)}/${id.current}` as const;
    const answer = await callApi(ImportAnswer, "PUT", path, fileForm(step.file, { columns: step.columns }), {
      timeout,
    });
    isBusy.current = false;
    if (!answer.ok) return setStep({ ...step, isStoring: false, problem: messageOf(answer) });
    setStep({ kind: "done", added: answer.body.import.added });
    await revalidate();
  };
  return { step, look, matchColumn, store };
}

const settled = { isMatching: false, isStoring: false, problem: null } as const;

const Preview = v.object({ preview: ImportPreview });

const folder = (clientId: string) => `/operateur/clients/${clientId}/fichier` as const;

const messageOf = ({ error }: Failed) => error?.message ?? copy.failed;

/** False for a file that the server will refuse again. */
const isRetryable = ({ error }: Failed) => !error || error.status >= 500 || error.status === 429;
