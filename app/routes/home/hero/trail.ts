import { brushFor } from "./trail-brush.ts";
import { type Ribbon, ribbonsAt, step } from "./trail-physics.ts";

/** Milliseconds of one step of the physics, and how many steps a late frame makes up for at most. */
const stepLength = 1000 / 60;
const maxSteps = 3;

/**
 * Lets the ribbons follow pointer and touch over the canvas; returns what ends it. A frame is asked for only while
 * something moves, and none while the window is not in use. Throws when the canvas can't be drawn on.
 */
export function startTrail(canvas: HTMLCanvasElement | null): () => void {
  const brush = brushFor(canvas);
  brush.fit();
  brush.wipe();
  const target = { x: 0, y: 0 };
  let ribbons: Ribbon[] | null = null;
  let frame = 0;
  let reached = 0;
  let isInUse = true;

  function wake() {
    if (frame || !isInUse) return;
    reached = 0;
    frame = requestAnimationFrame(draw);
  }

  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
    brush.wipe();
  }

  function draw(now: number) {
    reached = Math.max(reached, now - maxSteps * stepLength);
    let isMoving = ribbons !== null;
    for (; ribbons && isMoving && now - reached >= stepLength; reached += stepLength)
      isMoving = step(ribbons, target);
    if (!ribbons || !isMoving) return rest();
    brush.wipe();
    brush.paint(ribbons);
    frame = requestAnimationFrame(draw);
  }

  function use(isUsed: boolean) {
    isInUse = isUsed;
    if (isUsed) wake();
    else rest();
  }

  function follow(point: { clientX: number; clientY: number } | undefined) {
    const place = point && brush.placeOf(point);
    if (!place) return;
    Object.assign(target, place);
    ribbons ??= ribbonsAt(place.x, place.y);
    wake();
  }

  const ending = new AbortController();
  const { signal } = ending;
  const quietly = { signal, passive: true };
  window.addEventListener("pointermove", follow, quietly);
  window.addEventListener("touchstart", ({ touches }) => follow(touches[0]), quietly);
  window.addEventListener("touchmove", ({ touches }) => follow(touches[0]), quietly);
  window.addEventListener("focus", () => use(true), { signal });
  window.addEventListener("blur", () => use(false), { signal });

  const size = new ResizeObserver(() => {
    brush.fit();
    wake();
  });
  if (canvas) size.observe(canvas);
  wake();
  signal.addEventListener("abort", () => {
    size.disconnect();
    rest();
  });
  return () => ending.abort();
}
