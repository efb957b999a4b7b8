const keysUp = ["ArrowUp", "PageUp", "Home"];

/**
 * Calls `onUp` when the reader scrolls `box` up by wheel, finger, key or scrollbar: before it has moved, because text that
 * grows meanwhile moves it too. Returns the function that stops listening.
 */
export function listenForScrollingUp(box: HTMLElement, onUp: () => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  let touchY = 0;
  const onWheel = ({ deltaY }: WheelEvent) => {
    if (deltaY < 0) onUp();
  };
  const onKey = ({ key, shiftKey, target }: KeyboardEvent) => {
    if (target === box && (keysUp.includes(key) || (key === " " && shiftKey))) onUp();
  };
  box.addEventListener("wheel", onWheel, options);
  box.addEventListener("keydown", onKey, options);
  box.addEventListener("touchstart", ({ touches }) => (touchY = touches[0]?.clientY ?? 0), options);
  box.addEventListener(
    "touchmove",
    ({ touches }) => {
      if ((touches[0]?.clientY ?? 0) > touchY) onUp();
    },
    options,
  );
  // A press on the scrollbar has the box itself as its target, beside its content.
  box.addEventListener(
    "pointerdown",
    ({ target, offsetX }) => {
      if (target === box && offsetX >= box.clientWidth) onUp();
    },
    options,
  );
  return () => controller.abort();
}
