import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useForAWhile } from "~/routes/assistant/sync/use-for-a-while.ts";

/** Milliseconds after their appearing in which buttons take no press: it was meant for what stood there before. */
const settling = 700;

/**
 * For buttons that appear where others stood a moment ago. A press counts when it began on the button and after
 * `isNew` has ended, a double click counts once, and a key that is held down counts once.
 */
export function usePress() {
  const isNew = useForAWhile(true, settling);
  const begun = useRef<string | null>(null);
  const press = (name: string, onPress: (event: MouseEvent) => void) => ({
    onPointerDown: () => {
      begun.current = isNew ? null : name;
    },
    onClick: (event: MouseEvent) => {
      // A key, a screen reader or a script makes a click without a pointer, which counts none (`detail`).
      const isWhole = event.detail === 0 || (event.detail === 1 && begun.current === name);
      begun.current = null;
      if (isWhole && !isNew) onPress(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  });
  return { isNew, press };
}
