import { browserMotion } from "./motion-browser.ts";
import { createMotionStore, type MotionStore } from "./motion-store.ts";

let store: MotionStore | undefined;

/** The motion store of this page, in the browser only. */
export function motionStore(): MotionStore {
  store ??= createMotionStore(browserMotion());
  return store;
}
