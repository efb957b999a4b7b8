import { useSyncExternalStore } from "react";
import { Icon } from "../icon.tsx";
import { browserMotion } from "./motion-browser.ts";
import { createMotionStore, type Motion, type MotionStore } from "./motion-store.ts";

let store: MotionStore | undefined;

/** The motion store of this page, in the browser only. */
export function motionStore(): MotionStore {
  store ??= createMotionStore(browserMotion());
  return store;
}

/** On the server and before hydration nothing moves, so that nothing starts only to stop. */
const notHydrated: Motion = { isPaused: false, isMoving: false };

/** Whether things may move now: follows the visitor's pause, the system's preference and the tab's visibility. */
export function useMotion(): Motion {
  return useSyncExternalStore(
    (listener) => motionStore().subscribe(listener),
    () => motionStore().current(),
    () => notHydrated,
  );
}

/**
 * The one button that pauses and resumes everything that moves (interpretation.md D34). The style sheet shows the label,
 * so that it is right before hydration. Visitors who prefer reduced motion have nothing to pause.
 */
export function PauseMotion({ copy }: { copy: { pause: string; resume: string } }) {
  return (
    <button
      type="button"
      onClick={() => motionStore().toggle()}
      className="-mx-3 inline-grid min-h-11 max-w-full cursor-pointer grid-cols-[minmax(0,auto)] items-center rounded-md px-3 text-ink-soft text-xs hover:text-ink motion-reduce:hidden noscript:hidden"
    >
      <Label className="paused:invisible" icon="pause" text={copy.pause} />
      <Label className="not-paused:invisible" icon="play" text={copy.resume} />
    </button>
  );
}

type LabelProps = { className: string; icon: "pause" | "play"; text: string };

/** Both labels share one grid cell, so that the button keeps the width of the wider one. */
function Label({ className, icon, text }: LabelProps) {
  return (
    <span
      className={`col-start-1 row-start-1 inline-flex items-center gap-2 text-start sm:justify-end ${className}`}
    >
      <Icon name={icon} />
      {text}
    </span>
  );
}
