import { type KeyboardEvent, type MouseEvent, useRef } from "react";

/**
 * Returns a function that makes the event handlers of a button, for buttons that replace others under the pointer. A
 * press counts only if it began on the same button while `isOpen`; a key that is held down counts once.
 */
export function usePress(isOpen: boolean) {
  /** The button on which the last press began; `null` while the buttons were closed. */
  const startedOn = useRef<string | null | undefined>(undefined);
  const start = (name: string) => {
    startedOn.current = isOpen ? name : null;
  };
  return (name: string, onPress: (event: MouseEvent) => void) => ({
    onPointerDown: () => start(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      if (event.repeat) event.preventDefault();
      else start(name);
    },
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for a click by keyboard, screen reader or script, which has no pointerdown.
      const isComplete = event.detail === 0 ? startedOn.current !== null : startedOn.current === name;
      startedOn.current = undefined;
      if (isComplete && isOpen) onPress(event);
    },
  });
}

/** True for the keys that press a button. */
export function isPressKey({ key }: Pick<KeyboardEvent, "key">): boolean {
  return key === "Enter" || key === " ";
}
