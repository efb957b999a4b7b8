import { type TouchEvent, useRef } from "react";

type Point = { x: number; y: number };

/** The minimum length of a swipe in pixels; a shorter one is a tap. */
const minDistance = 40;

/** +1 for a swipe to the left (next), −1 for one to the right (previous), 0 for scrolling or tapping. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < minDistance || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Touch handlers that call `onSwipe` with the direction of a one-finger swipe. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? pointOf(touches.item(0)) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const direction = start.current ? swipeOf(start.current, pointOf(changedTouches.item(0))) : 0;
      start.current = null;
      if (direction) onSwipe(direction);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});
