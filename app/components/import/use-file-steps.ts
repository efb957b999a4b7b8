import { useCallback, useRef, useState } from "react";
import type { callApi, Failed } from "#app/browser/call-api.ts";
import type { FileWish } from "#app/browser/file-form.ts";
import type { FileField } from "#app/prospects/import/columns.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import type { ImportPreview, PreviewColumn } from "#app/prospects/import/imports-protocol.ts";

/** What each column is taken for, in their order; `null` for one that is left out. */
export type ColumnChoice = readonly (FileField | null)[];

/** A file that was looked at, with what the server said of it. */
export type Previewed<Answer> = {
  kind: "previewed";
  file: File;
  /** What is chosen since, and the file was not looked at with yet; `null` when nothing is. */
  choice: ColumnChoice | null;
  isReading: boolean;
  isStoring: boolean;
  problem: string | null;
} & Answer;

/** Where the import of a file stands. */
export type FileStep<Answer, Done> =
  | { kind: "choosing" }
  | { kind: "reading"; file: File }
  | { kind: "failed"; file: File; message: string; isRetryable: boolean }
  | Previewed<Answer>
  | Done;

type Called<Body> = Promise<{ ok: true; body: Body } | Extract<Awaited<ReturnType<typeof callApi>>, Failed>>;

type Options<Answer, Stored, Done> = {
  preview: (file: File, wish: FileWish) => Called<Answer>;
  store: (file: File, wish: FileWish & { id: string }) => Called<Stored>;
  /** The step after the import. */
  done: (stored: Stored, file: File) => Done;
  /** Calls that say so leave the page. */
  onSignedOut?: () => void;
  /** What is said of a file that is larger than any, and of a call without a word of the server's. */
  words: { tooLarge: string; failed: string };
};

/**
 * The steps of an import. A file is read twice by the same reader, for the preview and for the import, and nothing of it is
 * kept between. The id of the import stays as long as the file and its columns, so that a retry after a lost answer imports once.
 * Columns are chosen here, and the file is sent again once they are: each reading costs a file of the sender's limit.
 */
export function useFileSteps<
  Answer extends { preview: ImportPreview },
  Stored,
  Done extends { kind: "done" },
>(options: Options<Answer, Stored, Done>) {
  const [step, setStep] = useState<FileStep<Answer, Done>>({ kind: "choosing" });
  const id = useRef("");
  const looks = useRef(0);
  const isBusy = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  /** True for an answer that ends the page. */
  const leaves = useCallback((answer: Failed) => {
    const { onSignedOut } = latest.current;
    if (answer.reason !== "signed out" || !onSignedOut) return false;
    onSignedOut();
    return true;
  }, []);
  const messageOf = useCallback(({ error }: Failed) => error?.message ?? latest.current.words.failed, []);

  const look = useCallback(
    async (file: File) => {
      const current = ++looks.current;
      id.current = crypto.randomUUID();
      if (file.size > uploadLimits.file)
        return setStep({ kind: "failed", file, message: latest.current.words.tooLarge, isRetryable: false });
      setStep({ kind: "reading", file });
      const answer = await latest.current.preview(file, {});
      // Another file was chosen meanwhile.
      if (current !== looks.current) return;
      if (answer.ok) return setStep({ kind: "previewed", file, ...answer.body, ...settled });
      if (leaves(answer)) return;
      setStep({ kind: "failed", file, message: messageOf(answer), isRetryable: isRetryable(answer) });
    },
    [leaves, messageOf],
  );

  /** Takes the column with this letter for a field, or leaves it out, when the file is looked at again. */
  const chooseColumn = (letter: string, field: FileField | null) => {
    if (step.kind !== "previewed" || step.isReading || step.isStoring) return;
    const { columns } = step.preview;
    const read = takenOf(columns);
    const choice = (step.choice ?? read).map((each, index) =>
      columns[index]?.letter === letter ? field : each,
    );
    setStep({ ...step, choice: choice.every((each, index) => each === read[index]) ? null : choice });
  };

  /** Looks at the file again with the columns that are chosen. */
  const lookAgain = async () => {
    if (step.kind !== "previewed" || step.choice === null || step.isReading || step.isStoring) return;
    const current = ++looks.current;
    id.current = crypto.randomUUID();
    setStep({ ...step, isReading: true, problem: null });
    const answer = await latest.current.preview(step.file, { columns: step.choice });
    if (current !== looks.current) return;
    if (answer.ok) return setStep({ ...step, ...answer.body, ...settled });
    if (leaves(answer)) return;
    setStep({ ...step, isReading: false, problem: messageOf(answer) });
  };

  const store = async () => {
    if (step.kind !== "previewed" || step.choice !== null || isBusy.current) return;
    isBusy.current = true;
    setStep({ ...step, isStoring: true, problem: null });
    // As the preview read them, whatever the columns of the list are called by now.
    const columns = takenOf(step.preview.columns);
    const answer = await latest.current.store(step.file, { id: id.current, columns });
    isBusy.current = false;
    if (answer.ok) return setStep(latest.current.done(answer.body, step.file));
    if (leaves(answer)) return;
    setStep({ ...step, isStoring: false, problem: messageOf(answer) });
  };
  return { step, setStep, isBusy, look, chooseColumn, lookAgain, store };
}

/** What the columns of a preview are taken for. */
export const takenOf = (columns: readonly PreviewColumn[]): ColumnChoice =>
  columns.map(({ field, isTaken }) => (isTaken ? field : null));

const settled = { choice: null, isReading: false, isStoring: false, problem: null } as const;

/** False for a file that the server will refuse again. */
const isRetryable = ({ error }: Failed) => !error || error.status >= 500 || error.status === 429;
