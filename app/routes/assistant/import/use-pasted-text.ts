import { useEffect, useRef } from "react";
import { withoutTable, withTable } from "./table-in-text.ts";
import type { OpenedImport } from "./use-import.ts";
import type { ImportStep } from "./use-import-steps.ts";

/**
 * Takes a pasted table out of the composer once it is imported, and puts it back when the import is taken back. What else stands
 * there stays. interpretation.md D317.
 */
export function usePastedText({ file, pasted }: OpenedImport, step: ImportStep): void {
  const place = useRef<number | null>(null);
  const outcome =
    step.kind !== "done" || step.file !== file ? null : step.import.undone ? "taken back" : "imported";
  useEffect(() => {
    if (!pasted || !outcome) return;
    const { table, changeText } = pasted;
    changeText((text) => {
      if (outcome === "taken back")
        return place.current === null ? text : withTable(text, table, place.current);
      const left = withoutTable(text, table);
      if (!left) return text;
      place.current = left.place;
      return left.rest;
    });
  }, [outcome, pasted]);
}
