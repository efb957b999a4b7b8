import { useEffect, useRef } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { ActionResult } from "./action-result.ts";

/** The heading of the section in which the form of an action stands. */
export const sections = { offer: "offre", list: "liste", imports: "imports" } as const;

const { offer, list, imports } = sections;
const sectionOf: Record<string, string> = {
  ...{ offer, cancel: offer },
  ...{ hold: list, release: list, night: list },
  undo: imports,
};

/**
 * Tells what became of an action in a toast, once; an error stays in the page, too. Returns a number that grows with each action
 * that was carried out: as a key it closes and empties the forms.
 */
export function useToldResult(result: ActionResult | null): number {
  const toast = useToast();
  const told = useRef<ActionResult | null>(null);
  const count = useRef(0);
  if (result !== told.current) {
    told.current = result;
    if (result && result.tone !== "error") count.current += 1;
  }
  useEffect(() => {
    if (!result || result.tone === "error") return;
    toast.show({ title: result.message, type: result.tone, position: "top-right" });
    // The form that had the focus has been closed.
    if (document.activeElement === document.body)
      document.getElementById(sectionOf[result.intent] ?? "")?.focus({ preventScroll: true });
  }, [result, toast]);
  return count.current;
}
