import { useId, useRef } from "react";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import { Button, Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  /** True while no file was looked at. */
  isFirst: boolean;
  /** A file is being read or imported. */
  isBusy: boolean;
  status: string | null;
  problem: string | null;
  /** What may be chosen, and what happens then; shown before the first file. */
  hints: readonly string[];
  onRetry: (() => void) | null;
  onChoose: (file: File) => void;
};

/** The button that opens the file picker, with what became of the last file. */
export function ChooseFile({ isFirst, isBusy, status, problem, hints, onRetry, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="flex items-center gap-2 text-sm wrap-anywhere empty:hidden">
        {status && (
          <>
            <Spinner className="text-sun" /> {status}
          </>
        )}
      </p>
      <p role="alert" className="flex gap-2 font-medium text-danger text-sm wrap-anywhere empty:hidden">
        {problem && (
          <>
            <Icon name="warning" className="mt-px" /> <span>{problem}</span>
          </>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-labelledby={id}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file, mended, may be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {onRetry && <Button onClick={onRetry}>{copy.retry}</Button>}
        <Button
          id={id}
          variant={isFirst ? "primary" : "secondary"}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {isFirst ? copy.choose : copy.another}
        </Button>
      </div>
      {isFirst && (
        <div className="grid gap-1 text-ink-soft text-sm">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
    </div>
  );
}
