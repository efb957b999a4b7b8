import { type TouchEvent, useRef } from "react";

type Place = { x: number; y: number };

/** Pixels that a finger moves before it means to turn the page and not only to touch it. */
const far = 40;

/** +1 for a swipe to the left (what comes next), −1 to the right, 0 when the finger rather scrolled or tapped. */
export function swipeOf(from: Place, to: Place): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < far || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Handlers for an element that one finger can swipe; `turn` is told the direction. */
export function useSwipe(turn: (direction: -1 | 1) => void) {
  const start = useRef<Place | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? placeOf(touches.item(0)) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const direction = start.current ? swipeOf(start.current, placeOf(changedTouches.item(0))) : 0;
      start.current = null;
      if (direction) turn(direction);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => ({
  x: clientX,
  y: clientY,
});
