import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";
import { deskImportCopy as copy } from "#app/content/desk/desk-import-copy.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import { ImportAnswer, ImportPreview } from "#app/prospects/import/imports-protocol.ts";

/** Milliseconds in which a file is sent and read, or imported. */
const timeout = 120_000;

export type FileStep =
  | { kind: "choosing" }
  | { kind: "reading"; file: File }
  | { kind: "failed"; file: File; message: string; isRetryable: boolean }
  | { kind: "previewed"; file: File; preview: ImportPreview; isStoring: boolean; problem: string | null }
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
    const answer = await callApi(Preview, "POST", `${folder(clientId)}?${named(file)}`, file, { timeout });
    // Another file was chosen meanwhile.
    if (current !== looks.current) return;
    if (answer.ok)
      return setStep({
        kind: "previewed",
        file,
        preview: answer.body.preview,
        isStoring: false,
        problem: null,
      });
    setStep({ kind: "failed", file, message: messageOf(answer), isRetryable: isRetryable(answer) });
  };

  const store = async () => {
    if (step.kind !== "previewed" || isBusy.current) return;
    isBusy.current = true;
    setStep({ ...step, isStoring: true, problem: null });
    const path = `${folder(clientId)}/${id.current}?${named(step.file)}` as const;
    const answer = await callApi(ImportAnswer, "PUT", path, step.file, { timeout });
    isBusy.current = false;
    if (!answer.ok) return setStep({ ...step, isStoring: false, problem: messageOf(answer) });
    setStep({ kind: "done", added: answer.body.import.added });
    await revalidate();
  };
  return { step, look, store };
}

const Preview = v.object({ preview: ImportPreview });

const folder = (clientId: string) => `/operateur/clients/${clientId}/fichier` as const;

const named = (file: File) =>
  `name=${encodeURIComponent(file.name.slice(0, 300) || "prospects.csv")}` as const;

const messageOf = ({ error }: Failed) => error?.message ?? copy.failed;

/** False for a file that the server will refuse again. */
const isRetryable = ({ error }: Failed) => !error || error.status >= 500 || error.status === 429;
