import { useEffect, useRef, useState } from "react";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { StoredImport } from "#app/prospects/import/imports-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { dayOf } from "../day-of.ts";
import { loadImports, undoImport } from "../import-calls.ts";

const copy = importDialog.recent;

/** How many are shown. */
const most = 5;

/** The files that were imported lately, from whichever tab, each to be taken back. */
export function RecentImports({ onSignedOut }: { onSignedOut: () => void }) {
  const [imports, setImports] = useState<readonly StoredImport[]>([]);
  const [undoing, setUndoing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const signedOut = useRef(onSignedOut);
  signedOut.current = onSignedOut;
  useEffect(() => {
    let isWanted = true;
    void loadImports().then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setImports(answer.body.imports.slice(0, most));
      else if (answer.reason === "signed out") signedOut.current();
      else setProblem(copy.failed);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const undo = async (id: string) => {
    if (undoing) return;
    setUndoing(id);
    setProblem(null);
    const answer = await undoImport(id);
    setUndoing(null);
    if (answer.ok)
      return setImports((known) => known.map((each) => (each.id === id ? answer.body.import : each)));
    if (answer.reason === "signed out") return onSignedOut();
    setProblem(importDialog.done.undoFailed);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      {imports.length > 0 && (
        <>
          <h3 className="font-semibold text-sm">{copy.title}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-line border-y text-sm">
            {imports.map(({ id, fileName, at, added, undone }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                  <span className="font-medium">{fileName}</span>{" "}
                  <span className="text-ink-soft">{copy.line(dayOf(at), added)}</span>
                </span>
                {undone ? (
                  <span role="status" className="text-ink-soft">
                    {copy.undone}
                  </span>
                ) : (
                  <Button variant="ghost" busy={undoing === id} onClick={() => void undo(id)}>
                    {undoing === id ? importDialog.done.undoing : importDialog.done.undo}
                    <span className="sr-only">{copy.of(fileName)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
