/** What tells the time and calls back before the next frame: a window, or a clock of a test. */
export type Frames = {
  requestAnimationFrame: (callback: () => void) => number;
  cancelAnimationFrame: (handle: number) => void;
  now: () => number;
};

const browserFrames: Frames = {
  requestAnimationFrame: (callback) => window.requestAnimationFrame(callback),
  cancelAnimationFrame: (handle) => window.cancelAnimationFrame(handle),
  now: () => performance.now(),
};

export type FrameBatch = {
  /** Asks for a call of `run`. */
  request: () => void;
  cancel: () => void;
};

/**
 * Calls `run` at most once a frame, however often it is requested, and not while the page is hidden, since the browser
 * then draws no frames. `pauseAfter` gives the milliseconds that are left to everything else after a call.
 */
export function createFrameBatch(
  run: () => void,
  pauseAfter: () => number = () => 0,
  frames: Frames = browserFrames,
): FrameBatch {
  let handle: number | null = null;
  let notBefore = 0;
  const onFrame = () => {
    if (frames.now() < notBefore) {
      handle = frames.requestAnimationFrame(onFrame);
      return;
    }
    handle = null;
    run();
    notBefore = frames.now() + pauseAfter();
  };
  return {
    request() {
      handle ??= frames.requestAnimationFrame(onFrame);
    },
    cancel() {
      if (handle !== null) frames.cancelAnimationFrame(handle);
      handle = null;
    },
  };
}
