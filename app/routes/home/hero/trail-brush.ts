import type { Ribbon } from "./trail-physics.ts";

/** More of the screen's pixels for one of the page's than this nobody sees in so thin a line. */
const densest = 2;

export type Brush = {
  /** Takes the canvas's present size, in which it is empty. */
  fit: () => void;
  wipe: () => void;
  paint: (ribbons: Ribbon[]) => void;
  /** Where on the canvas a point of the window lies, in pixels; `null` beside it. */
  placeOf: (point: { clientX: number; clientY: number }) => { x: number; y: number } | null;
};

/** Draws ribbons in the canvas's text colour. Throws when there is no canvas, or none to draw on. */
export function brushFor(canvas: HTMLCanvasElement | null): Brush {
  if (!canvas) throw new Error("There is no canvas.");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The canvas has no 2D context.");
  const { color } = getComputedStyle(canvas);

  return {
    fit() {
      const density = Math.min(window.devicePixelRatio, densest);
      canvas.width = Math.round(canvas.clientWidth * density);
      canvas.height = Math.round(canvas.clientHeight * density);
      context.scale(density, density);
      context.strokeStyle = color;
      context.globalAlpha = 0.3;
    },
    wipe() {
      context.clearRect(0, 0, canvas.width, canvas.height);
    },
    paint(ribbons) {
      for (const { nodes } of ribbons) {
        context.beginPath();
        for (const [at, { x, y }] of nodes.entries()) {
          const next = nodes[at + 1] ?? { x, y };
          context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
        }
        context.stroke();
      }
    },
    placeOf({ clientX, clientY }) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : null;
    },
  };
}
