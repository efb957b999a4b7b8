import { type Outcome, outcomes } from "#app/prospects/prospect-status.ts";
import { digitOf, type Press } from "../../keys/shortcut.ts";

/** What a key does while calls are made in a row. */
export type CallKey =
  | { kind: "outcome"; outcome: Outcome }
  | { kind: "call" | "next" | "previous" | "note" | "recall" | "undo" };

/** Where the focus is: in a field, on something that Enter and the space bar press, or elsewhere. */
type CallPlace = "field" | "control" | "elsewhere";

const letters: Readonly<Record<string, CallKey>> = {
  j: { kind: "next" },
  k: { kind: "previous" },
  n: { kind: "note" },
  r: { kind: "recall" },
  z: { kind: "undo" },
};

/** What a press does; `null` for one that is not ours: with a modifier, in a field, or another key. */
export function callKeyOf(press: Press, place: CallPlace): CallKey | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || place === "field") return null;
  if (key === "Enter" || key === " ")
    return place === "control" || press.shiftKey ? null : { kind: key === " " ? "next" : "call" };
  const outcome = outcomes[(digitOf(press) ?? 0) - 1];
  return letters[key] ?? (outcome ? { kind: "outcome", outcome } : null);
}

/** Where an element that has the focus is. */
export function callPlaceOf(element: Element | null): CallPlace {
  if (element?.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])"))
    return "field";
  return element?.closest("a, button, summary") ? "control" : "elsewhere";
}
