import { useSyncExternalStore } from "react";
import { Icon } from "~/ui/icon.tsx";
import { browserSurroundings } from "./motion-browser.ts";
import { createMotionStore, type Motion, type MotionStore } from "./motion-store.ts";

let store: MotionStore | undefined;

/** The motion of this page, in the browser only. */
export function motionStore(): MotionStore {
  store ??= createMotionStore(browserSurroundings());
  return store;
}

/** On the server and until the page is awake nothing moves, so nothing starts and then stops. */
const asleep: Motion = { isPaused: false, isMoving: false };

/** Whether things may move now, kept up to date: the reader's pause, the system's preference, a hidden tab. */
export function useMotion(): Motion {
  return useSyncExternalStore(
    (listener) => motionStore().subscribe(listener),
    () => motionStore().current(),
    () => asleep,
  );
}

/**
 * The one button that stops and restarts everything that moves (decisions.md D34). It keeps its place from the
 * first paint and shows when it can be pressed; who prefers less motion has nothing to stop.
 */
export function PauseMotion({ words }: { words: { pause: string; resume: string } }) {
  const motion = useMotion();
  const { isPaused } = motion;
  return (
    <button
      type="button"
      onClick={() => motionStore().toggle()}
      className={`-mx-3 inline-grid min-h-11 max-w-full cursor-pointer grid-cols-[minmax(0,auto)] items-center rounded-md px-3 text-ink-soft text-xs hover:text-ink motion-reduce:hidden noscript:hidden ${motion === asleep ? "invisible" : ""}`}
    >
      <Face isShown={!isPaused} icon="pause" words={words.pause} />
      <Face isShown={isPaused} icon="play" words={words.resume} />
    </button>
  );
}

/** Both faces lie in one cell, so that the button is always as wide as the wider one. */
function Face({ isShown, icon, words }: { isShown: boolean; icon: "pause" | "play"; words: string }) {
  return (
    <span
      className={`col-start-1 row-start-1 inline-flex items-center gap-2 text-start sm:justify-end ${isShown ? "" : "invisible"}`}
    >
      <Icon name={icon} />
      {words}
    </span>
  );
}
