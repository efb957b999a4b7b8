import { type KeyboardEvent, type MouseEvent, useRef } from "react";

/**
 * For buttons that appear where others stood a moment ago, and can be pressed while `isOpen`. A press counts when it
 * began on the button while it was open, and a key that is held down counts once.
 */
export function usePress(isOpen: boolean) {
  /** Where the last press began; `null` while the buttons were closed. */
  const begun = useRef<string | null | undefined>(undefined);
  const begin = (name: string) => {
    begun.current = isOpen ? name : null;
  };
  return (name: string, onPress: (event: MouseEvent) => void) => ({
    onPointerDown: () => begin(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      if (event.repeat) event.preventDefault();
      else begin(name);
    },
    onClick: (event: MouseEvent) => {
      // A key, a screen reader or a script makes a click without a pointer, which counts none (`detail`).
      const isWhole = event.detail === 0 ? begun.current !== null : begun.current === name;
      begun.current = undefined;
      if (isWhole && isOpen) onPress(event);
    },
  });
}

/** True for the keys that press a button. */
export function isPressKey({ key }: Pick<KeyboardEvent, "key">): boolean {
  return key === "Enter" || key === " ";
}
