import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { repeatedPresses, rowChange } from "./repeated-press.ts";

let presses: ReturnType<typeof repeatedPresses> | null = null;

/**
 * For a list whose rows leave or move when one of their buttons is pressed: the second press of a hurried hand does nothing to
 * the row, or to what is below the list, that has come under the pointer. Takes the keys of the rows, and returns the ref of the
 * element that contains them. interpretation.md D358.
 */
export function useSteadyRows<List extends Element>(keys: readonly string[]): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef<{ list: List | null; keys: readonly string[] } | null>(null);
  // Before the new rows can be pressed.
  useLayoutEffect(() => {
    presses ??= listen();
    const change = shown.current && rowChange(shown.current.keys, keys);
    // An empty list may be another element.
    const element = list.current ?? shown.current?.list ?? null;
    if (change) presses.changed(element, change);
    shown.current = { list: element, keys };
  });
  useEffect(() => () => presses?.changed(shown.current?.list, "gone"), []);
  return list;
}

function listen() {
  const known = repeatedPresses(() => performance.now());
  // First of all listeners, so that nothing on the page hears of the press.
  window.addEventListener(
    "click",
    (event) => {
      const { clientX: x, clientY: y, detail } = event;
      const target =
        event.target instanceof Element ? (event.target.closest("button") ?? event.target) : null;
      const at = detail === 0 ? null : { x, y };
      if (!known.isRepeated({ target, at, path: event.composedPath() })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return known;
}
