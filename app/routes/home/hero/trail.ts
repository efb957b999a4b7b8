import { createBrush } from "./trail-brush.ts";
import { createRibbons, type Ribbon, step } from "./trail-physics.ts";

/** Milliseconds of one simulation step, and the maximum number of steps that a late frame catches up. */
const stepLength = 1000 / 60;
const maxSteps = 3;

/**
 * Animates the ribbons after pointer and touch; returns the function that stops it. Frames are requested only while
 * something moves and the window has the focus. Throws if the canvas cannot be drawn on.
 */
export function startTrail(canvas: HTMLCanvasElement | null): () => void {
  const brush = createBrush(canvas);
  brush.resize();
  brush.clear();
  const target = { x: 0, y: 0 };
  let ribbons: Ribbon[] | null = null;
  let frame = 0;
  let simulatedTo = 0;
  let hasFocus = true;

  function start() {
    if (frame || !hasFocus) return;
    simulatedTo = 0;
    frame = requestAnimationFrame(draw);
  }

  function pause() {
    cancelAnimationFrame(frame);
    frame = 0;
    brush.clear();
  }

  function draw(now: number) {
    simulatedTo = Math.max(simulatedTo, now - maxSteps * stepLength);
    let isMoving = ribbons !== null;
    for (; ribbons && isMoving && now - simulatedTo >= stepLength; simulatedTo += stepLength)
      isMoving = step(ribbons, target);
    if (!ribbons || !isMoving) return pause();
    brush.clear();
    brush.paint(ribbons);
    frame = requestAnimationFrame(draw);
  }

  function onFocusChange(isFocused: boolean) {
    hasFocus = isFocused;
    if (isFocused) start();
    else pause();
  }

  function follow(point: { clientX: number; clientY: number } | undefined) {
    const position = point && brush.toCanvas(point);
    if (!position) return;
    Object.assign(target, position);
    ribbons ??= createRibbons(position.x, position.y);
    start();
  }

  const controller = new AbortController();
  const { signal } = controller;
  const passive = { signal, passive: true };
  window.addEventListener("pointermove", follow, passive);
  window.addEventListener("touchstart", ({ touches }) => follow(touches[0]), passive);
  window.addEventListener("touchmove", ({ touches }) => follow(touches[0]), passive);
  window.addEventListener("focus", () => onFocusChange(true), { signal });
  window.addEventListener("blur", () => onFocusChange(false), { signal });

  const size = new ResizeObserver(() => {
    brush.resize();
    start();
  });
  if (canvas) size.observe(canvas);
  start();
  signal.addEventListener("abort", () => {
    size.disconnect();
    pause();
  });
  return () => controller.abort();
}
