import { useContext, useEffect, useId, useRef } from "react";
import { ChooseFile } from "#app/components/import/choose-file.tsx";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FactsContext } from "../next-steps/facts-context.ts";
import { Done } from "./parts/done.tsx";
import { Preview, whose } from "./parts/preview.tsx";
import { RecentImports } from "./parts/recent-imports.tsx";
import type { OpenedImport } from "./use-import.ts";
import { useImportSteps } from "./use-import-steps.ts";
import { usePastedText } from "./use-pasted-text.ts";

type Props = {
  /** The file to look at; without one it is chosen first. */
  opened: OpenedImport;
  onClose: () => void;
  onSignedOut: () => void;
};

/** Imports a file of prospects: chosen, looked at, imported with one press, and taken back with one. interpretation.md D199. */
export default function ImportDialog({ opened, onClose, onSignedOut }: Props) {
  const { file } = opened;
  const lacksOffer = useContext(FactsContext).offer?.mayImport === false;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { step, look, chooseColumn, lookAgain, store, undo } = useImportSteps(onSignedOut);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (file) void look(file);
  }, [file, look]);
  usePastedText(opened, step);
  // Whoever reads by ear or keyboard goes on where the news is.
  const { kind } = step;
  const news = kind === "previewed" ? step.preview : kind;
  useEffect(() => {
    if (typeof news === "object" || news === "done") heading.current?.focus();
  }, [news]);

  const isBusy = kind === "reading" || (kind === "previewed" && step.isStoring);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(44rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-paper p-[min(1.5rem,4vw)] text-ink backdrop:bg-ink/40"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {copy.title}
        </h2>
        <button
          type="button"
          aria-label={copy.close}
          onClick={() => dialog.current?.close()}
          className="-m-2 grid size-target shrink-0 cursor-pointer place-items-center rounded-sm"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {kind === "previewed" && (
          <Preview
            step={step}
            onChoose={chooseColumn}
            onLookAgain={() => void lookAgain()}
            onStore={() => void store()}
          />
        )}
        {kind === "done" && <Done step={step} onUndo={() => void undo(step)} />}
        <ChooseFile
          isFirst={kind === "choosing"}
          isBusy={isBusy}
          status={kind === "reading" ? copy.reading(step.file.name) : null}
          problem={kind === "failed" ? step.message : null}
          hints={[...(lacksOffer ? [`${copy.offer.title} ${whose()}`] : []), copy.formats, copy.nothingYet]}
          onRetry={kind === "failed" && step.isRetryable ? () => void look(step.file) : null}
          onChoose={(chosen) => void look(chosen)}
        />
        {(kind === "choosing" || kind === "failed") && <RecentImports onSignedOut={onSignedOut} />}
      </div>
    </dialog>
  );
}
