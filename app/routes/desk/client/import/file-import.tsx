import { useEffect, useRef } from "react";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { ChooseFile } from "#app/components/import/choose-file.tsx";
import { PreviewDetails } from "#app/components/import/preview-details.tsx";
import { deskImportCopy as copy } from "#app/content/desk/desk-import-copy.ts";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { FileField } from "#app/prospects/import/columns.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { type PreviewedFile, useFileImport } from "./use-file-import.ts";

/** A file is chosen, looked at, and imported with one press into the list of this client. */
export function FileImport({ clientId }: { clientId: string }) {
  const { step, look, chooseColumn, lookAgain, store } = useFileImport(clientId);
  const { kind } = step;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever reads by ear or keyboard goes on where the news is.
  const news = kind === "previewed" ? step.preview : null;
  useEffect(() => {
    if (news) heading.current?.focus();
  }, [news]);
  return (
    <>
      {kind === "done" && (
        <Notice tone="success" announce="polite">
          {copy.done(step.added)}
        </Notice>
      )}
      {kind === "previewed" && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line bg-paper-raised p-4">
          <h4 ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
            {copy.heading(step.preview.fileName)}
          </h4>
          <Previewed
            step={step}
            onChoose={chooseColumn}
            onLookAgain={() => void lookAgain()}
            onStore={() => void store()}
          />
        </div>
      )}
      <ChooseFile
        isFirst={kind === "choosing"}
        isBusy={kind === "reading" || (kind === "previewed" && step.isStoring)}
        status={kind === "reading" ? importDialog.reading(step.file.name) : null}
        problem={kind === "failed" ? step.message : null}
        hints={[copy.formats, copy.nothingYet]}
        onRetry={kind === "failed" && step.isRetryable ? () => void look(step.file) : null}
        onChoose={(file) => void look(file)}
      />
    </>
  );
}

type PreviewedProps = {
  step: PreviewedFile;
  onChoose: (letter: string, field: FileField | null) => void;
  onLookAgain: () => void;
  onStore: () => void;
};

function Previewed({ step, onChoose, onLookAgain, onStore }: PreviewedProps) {
  const { preview, choice, isReading, isStoring, problem } = step;
  const { added, known, refused, earlier } = preview;
  const words = importDialog.preview;
  return (
    <>
      {earlier && <p className="text-sm">{copy.earlier(dayInWords(new Date(earlier)))}</p>}
      <ul className="grid gap-1 text-sm">
        <li className="font-semibold text-base">{words.added(added)}</li>
        {known > 0 && <li>{copy.known(known)}</li>}
        {refused > 0 && <li>{words.refused(refused)}</li>}
      </ul>
      {added === 0 ? (
        <p className="font-medium text-sm">
          {choice ? words.changed : preview.lacksCompany ? words.lacksCompany : copy.nothing}
        </p>
      ) : (
        <>
          <p className="max-w-measure text-sm">{choice ? words.changed : copy.consequence}</p>
          {choice === null && (
            <Button
              busy={isStoring}
              onClick={onStore}
              className="max-w-full justify-self-start wrap-anywhere"
            >
              {isStoring ? words.importing : words.import(added)}
            </Button>
          )}
        </>
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      <PreviewDetails {...{ preview, choice, isReading, onChoose, onLookAgain }} />
    </>
  );
}
