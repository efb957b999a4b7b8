import type { KeyboardEvent } from "react";

/** True for Enter alone, which sends or saves; with Shift or Alt it begins a new line, as in a text of several lines. */
export function isEnterAlone(event: KeyboardEvent): boolean {
  // Enter also ends a composition of an input method; 229 is how older Safari says so.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === "Enter" && !event.shiftKey && !event.altKey && !isComposing;
}
