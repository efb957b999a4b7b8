/** The longest wait, in milliseconds, for a moment in which the page has nothing else to do. */
const longestWait = 2_000;

/** Runs it once the page has been drawn and has nothing else to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    clearTimeout(timer);
    if (!isOver) run();
    isOver = true;
  };
  // A page that nobody sees is not drawn, and Safari is never idle.
  const timer = setTimeout(once, longestWait);
  requestAnimationFrame(() => globalThis.requestIdleCallback?.(once));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
