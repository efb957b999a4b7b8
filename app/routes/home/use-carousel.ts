import { useEffect, useState } from "react";

/** Milliseconds that a slide stays when nobody touches the carousel. spec.md §9, motion. */
const stay = 8000;

/** The slide that lies `steps` after (negative: before) this one out of `count`, wrapping both ways. */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Which of `count` slides is shown. It goes on by itself while `isRunning`; a move by hand starts the wait anew. */
export function useCarousel(count: number, isRunning: boolean) {
  const [index, setIndex] = useState(0);
  const [moves, setMoves] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand restarts the timer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((shown) => slideAfter(shown, 1, count)), stay);
    return () => clearInterval(timer);
  }, [count, isRunning, moves]);

  function step(steps: number) {
    setIndex((shown) => slideAfter(shown, steps, count));
    setMoves((before) => before + 1);
  }
  return { index, step, hasTurned: moves > 0 || index > 0 };
}
