type Point = { x: number; y: number };

/** The minimum length of a swipe in pixels; a shorter one is a tap. */
const minDistance = 40;

/** +1 for a swipe to the left (next), −1 for one to the right (previous), 0 for scrolling or tapping. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < minDistance || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Calls `onSwipe` with the direction of each one-finger swipe over the element. */
export function listenForSwipes(element: HTMLElement, onSwipe: (direction: -1 | 1) => void): void {
  let start: Point | null = null;
  const passive = { passive: true };
  element.addEventListener(
    "touchstart",
    ({ touches }) => {
      start = touches.length === 1 ? pointOf(touches[0]) : null;
    },
    passive,
  );
  element.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const end = pointOf(changedTouches[0]);
      const direction = start && end ? swipeOf(start, end) : 0;
      start = null;
      if (direction) onSwipe(direction);
    },
    passive,
  );
  element.addEventListener("touchcancel", () => {
    start = null;
  });
}

const pointOf = (touch: Touch | undefined): Point | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null;
