const keysUp = ["ArrowUp", "PageUp", "Home"];

type Handlers = {
  /** The reader scrolls up by wheel, finger, key or scrollbar. */
  onUp: () => void;
  /** The reader goes to the end by key. */
  onEnd: () => void;
};

/**
 * Tells where the reader scrolls `box`, before it has moved: text that grows meanwhile moves it too, and moves the end
 * away from where a key scrolls to. Returns the function that stops listening.
 */
export function listenForScrolling(box: HTMLElement, { onUp, onEnd }: Handlers): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  let touchY = 0;
  const onWheel = ({ deltaY }: WheelEvent) => {
    if (deltaY < 0) onUp();
  };
  const onKey = ({ key, shiftKey, target }: KeyboardEvent) => {
    if (target !== box) return;
    if (keysUp.includes(key) || (key === " " && shiftKey)) onUp();
    else if (key === "End") onEnd();
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
