/** TCN-12 to TCN-14. */
const burst = { particleCount: 50, spread: 60, ticks: 200 };
const colours = ["--color-sun", "--color-sun-fill", "--color-verified"];

/** What ends each burst that is still in the air. */
const bursts = new Set<() => void>();

/** Clears away all that is still in the air. */
export function clearConfetti(): void {
  for (const end of bursts) end();
}

/**
 * A burst of confetti from the middle of `element`; the code comes with the first one. Resolves when it flies.
 * Without a 2D context nothing happens but a warning.
 */
export async function fireConfetti(element: Element): Promise<void> {
  if (!canDraw()) {
    console.warn("Confetti skipped: this browser gives no 2D context.");
    return;
  }
  const { default: confetti } = await import("canvas-confetti");
  const canvas = sky();
  // No worker: our Content-Security-Policy allows none.
  const fire = confetti.create(canvas, { useWorker: false, resize: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = {
    x: (left + width / 2) / window.innerWidth,
    y: (top + height / 2) / window.innerHeight,
  };
  const clear = () => {
    bursts.delete(clear);
    fire.reset();
    canvas.remove();
  };
  bursts.add(clear);
  const end = fire({ ...burst, origin, colors: coloursOfThePage(), disableForReducedMotion: true });
  if (end) void end.then(clear);
  else clear();
}

/** What the pieces fly over: the window, in nobody's way and unheard. */
function sky(): HTMLCanvasElement {
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

function coloursOfThePage(): string[] {
  const style = getComputedStyle(document.documentElement);
  return colours.map((name) => style.getPropertyValue(name).trim());
}
