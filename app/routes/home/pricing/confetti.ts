/** TCN-12 to TCN-14. */
const burst = { particleCount: 50, spread: 60, ticks: 200 };
const colourVariables = ["--color-sun", "--color-sun-fill", "--color-verified"];

/** The functions that end the running bursts. */
const running = new Set<() => void>();

/** Ends all bursts at once. */
export function clearConfetti(): void {
  for (const end of running) end();
}

/**
 * Fires a burst of confetti from the middle of `element`; loads the library with the first burst. Resolves once it
 * is fired. Without a 2D context it only logs a warning.
 */
export async function fireConfetti(element: Element): Promise<void> {
  if (!canDraw()) {
    console.warn("Confetti skipped: this browser has no 2D context.");
    return;
  }
  const { default: confetti } = await import("canvas-confetti");
  const canvas = createOverlay();
  // The Content-Security-Policy allows no worker.
  const fire = confetti.create(canvas, { useWorker: false, resize: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = {
    x: (left + width / 2) / window.innerWidth,
    y: (top + height / 2) / window.innerHeight,
  };
  const clear = () => {
    running.delete(clear);
    fire.reset();
    canvas.remove();
  };
  running.add(clear);
  const end = fire({ ...burst, origin, colors: pageColours(), disableForReducedMotion: true });
  if (end) void end.then(clear);
  else clear();
}

/** A canvas over the window that takes no pointer events and is hidden from screen readers. */
function createOverlay(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = "pointer-events-none fixed inset-0 z-50 size-full";
  document.body.append(canvas);
  return canvas;
}

function canDraw(): boolean {
  try {
    return document.createElement("canvas").getContext("2d") !== null;
  } catch {
    return false;
  }
}

function pageColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return colourVariables.map((name) => style.getPropertyValue(name).trim());
}
