import { useEffect, useRef, useState } from "react";
import { isPressKey } from "./use-press.ts";

/** Milliseconds that new buttons are looked at before a press can be meant for them. */
const firstLook = 600;
/** Milliseconds without a press that end a train of taps, whose pauses are shorter. */
const quiet = 800;
/** The same, at most, where taps during a slow answer come at longer pauses. */
const longestQuiet = 2_000;

/**
 * True once what is `shown` may be pressed. What appears where something else was pressed waits until the presses have
 * ended, anywhere in the page: each one restarts the wait. Who presses while an answer `isUnderWay` keeps a rhythm of
 * their own, and the next press of that rhythm is not meant for the new buttons either. `null` shows nothing.
 */
export function useSettled(shown: string | null, isUnderWay: boolean): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const last = useRef({ at: Number.NEGATIVE_INFINITY, wait: 0 });
  const restart = useRef(() => {});
  const underWay = useRef(isUnderWay);
  underWay.current = isUnderWay;

  useEffect(() => {
    const note = (event: Event) => {
      if (event instanceof KeyboardEvent && !isPressKey(event)) return;
      const at = performance.now();
      const rhythm = underWay.current ? 1.2 * (at - last.current.at) : 0;
      last.current = { at, wait: Math.min(longestQuiet, Math.max(quiet, rhythm)) };
      restart.current();
    };
    document.addEventListener("pointerdown", note, true);
    document.addEventListener("keydown", note, true);
    return () => {
      document.removeEventListener("pointerdown", note, true);
      document.removeEventListener("keydown", note, true);
    };
  }, []);

  useEffect(() => {
    setSettled(null);
    if (shown === null) return;
    const shownAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    restart.current = () => {
      clearTimeout(timer);
      const opensAt = Math.max(shownAt + firstLook, last.current.at + last.current.wait);
      timer = setTimeout(() => {
        restart.current = () => {};
        setSettled(shown);
      }, opensAt - performance.now());
    };
    restart.current();
    return () => {
      restart.current = () => {};
      clearTimeout(timer);
    };
  }, [shown]);

  return shown !== null && settled === shown;
}
