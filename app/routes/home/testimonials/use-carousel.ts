import { useCallback, useState } from "react";
import { useEvery } from "../use-turns.ts";

/** Milliseconds that a slide stays when nobody touches the carousel. TCN-08. */
const stay = 8000;

/** The slide that lies `steps` after (negative: before) this one out of `count`, wrapping both ways. */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Which of `count` slides is shown. It goes on by itself while `isRunning`; a move by hand starts the wait anew. */
export function useCarousel(count: number, isRunning: boolean) {
  const [{ index, hasTurned }, show] = useState({ index: 0, hasTurned: false });
  const [moves, setMoves] = useState(0);

  const turn = useCallback(
    (steps: number) => show((shown) => ({ index: slideAfter(shown.index, steps, count), hasTurned: true })),
    [count],
  );

  useEvery(stay, isRunning, turn, moves);

  function step(steps: number) {
    turn(steps);
    setMoves((before) => before + 1);
  }
  return { index, step, hasTurned };
}
