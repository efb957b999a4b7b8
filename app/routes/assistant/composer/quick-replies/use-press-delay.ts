import { useEffect, useRef, useState } from "react";
import { isPressKey } from "./use-press.ts";

/** Milliseconds between the appearance of buttons and the first press that can be meant for them. */
const readingTime = 600;
/** Milliseconds without a press that end a series of taps. */
const minPause = 800;
/** The maximum of that pause, for slow taps while a request is pending. */
const maxPause = 2_000;

/**
 * True once the buttons named by `shown` accept presses. Buttons that replace others under the pointer wait until the
 * presses anywhere in the page have stopped: each press restarts the wait. A user who taps slowly while `isPending`
 * did not mean the next tap for the new buttons either, so the wait adapts to the rhythm. `shown` is `null` when there
 * are no buttons.
 */
export function usePressDelay(shown: string | null, isPending: boolean): boolean {
  const [accepted, setAccepted] = useState<string | null>(null);
  const lastPress = useRef({ at: Number.NEGATIVE_INFINITY, pause: 0 });
  const restart = useRef(() => {});
  const pending = useRef(isPending);
  pending.current = isPending;

  useEffect(() => {
    const onPress = (event: Event) => {
      if (event instanceof KeyboardEvent && !isPressKey(event)) return;
      const at = performance.now();
      const rhythm = pending.current ? 1.2 * (at - lastPress.current.at) : 0;
      lastPress.current = { at, pause: Math.min(maxPause, Math.max(minPause, rhythm)) };
      restart.current();
    };
    document.addEventListener("pointerdown", onPress, true);
    document.addEventListener("keydown", onPress, true);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      document.removeEventListener("keydown", onPress, true);
    };
  }, []);

  useEffect(() => {
    setAccepted(null);
    if (shown === null) return;
    const shownAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    restart.current = () => {
      clearTimeout(timer);
      const acceptsAt = Math.max(shownAt + readingTime, lastPress.current.at + lastPress.current.pause);
      timer = setTimeout(() => {
        restart.current = () => {};
        setAccepted(shown);
      }, acceptsAt - performance.now());
    };
    restart.current();
    return () => {
      restart.current = () => {};
      clearTimeout(timer);
    };
  }, [shown]);

  return shown !== null && accepted === shown;
}
