import { type RefObject, useLayoutEffect } from "react";
import { type SelectedText, selectAgain, selectedIn } from "./selected-text.ts";

let kept: { replyTo: string; selected: SelectedText } | null = null;

/**
 * Keeps what the reader has selected in the row of a growing answer to the message `replyTo`. A browser drops a selection
 * in text that is written anew. Another row, which screen readers announce, replaces this one at the end:
 * `useRestoredSelection`.
 */
export function useKeptSelection(row: RefObject<HTMLElement | null>, replyTo: string): void {
  // Read before the new text is rendered.
  const selected = row.current && selectedIn(row.current);
  useLayoutEffect(() => {
    if (row.current && selected) selectAgain(row.current, selected);
  });
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      const last = element && selectedIn(element);
      kept = last && { replyTo, selected: last };
    };
  }, [row, replyTo]);
}

/** Selects in the row of a new answer to `replyTo` what was selected while it grew. */
export function useRestoredSelection(row: RefObject<HTMLElement | null>, replyTo: string | undefined): void {
  useLayoutEffect(() => {
    if (!row.current || !kept || kept.replyTo !== replyTo) return;
    selectAgain(row.current, kept.selected);
    kept = null;
  }, [row, replyTo]);
}
