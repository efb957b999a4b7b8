/** spec.md §9 "Timing and layout". */
const burst = { particleCount: 50, spread: 60, ticks: 200 };
const colours = ["--color-sun", "--color-sun-fill", "--color-verified"];

let cannon: Promise<(from: DOMRect) => () => void> | undefined;

/**
 * A burst of confetti from the middle of `element`; the code comes with the first one. Resolves with what clears it
 * away. Without a 2D context nothing happens but a warning.
 */
export async function fireConfetti(element: Element): Promise<() => void> {
  if (!canDraw()) {
    console.warn("Confetti skipped: this browser gives no 2D context.");
    return () => {};
  }
  cannon ??= loadCannon();
  return (await cannon)(element.getBoundingClientRect());
}

/** No worker: our Content-Security-Policy allows none. */
async function loadCannon() {
  const { default: confetti } = await import("canvas-confetti");
  const fire = confetti.create(null, { useWorker: false, resize: true });
  return ({ left, top, width, height }: DOMRect) => {
    const origin = {
      x: (left + width / 2) / window.innerWidth,
      y: (top + height / 2) / window.innerHeight,
    };
    void fire({ ...burst, origin, colors: coloursOfThePage(), disableForReducedMotion: true });
    return () => fire.reset();
  };
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
