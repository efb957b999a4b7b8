import type { KeyboardEvent } from "react";

/** True for Enter alone, which sends or saves. With Shift or Alt it inserts a line break. */
export function isEnterAlone(event: KeyboardEvent): boolean {
  // Enter also confirms a composition of an input method, which older Safari marks by key code 229 only.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === "Enter" && !event.shiftKey && !event.altKey && !isComposing;
}
