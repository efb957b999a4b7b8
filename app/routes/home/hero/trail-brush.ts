import type { Ribbon } from "./trail-physics.ts";

/** Caps devicePixelRatio: such thin lines look no sharper above it. */
const maxPixelRatio = 2;

export type Brush = {
  /** Adopts the canvas's current size, which clears it. */
  resize: () => void;
  clear: () => void;
  paint: (ribbons: Ribbon[]) => void;
  /** A point of the window in pixels of the canvas; `null` if it is outside. */
  toCanvas: (point: { clientX: number; clientY: number }) => { x: number; y: number } | null;
};

/** Draws ribbons in the canvas's text colour. Throws if there is no canvas or no 2D context. */
export function createBrush(canvas: HTMLCanvasElement | null): Brush {
  if (!canvas) throw new Error("There is no canvas.");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The canvas has no 2D context.");
  const { color } = getComputedStyle(canvas);

  return {
    resize() {
      const ratio = Math.min(window.devicePixelRatio, maxPixelRatio);
      canvas.width = Math.round(canvas.clientWidth * ratio);
      canvas.height = Math.round(canvas.clientHeight * ratio);
      context.scale(ratio, ratio);
      context.strokeStyle = color;
      context.globalAlpha = 0.3;
    },
    clear() {
      context.clearRect(0, 0, canvas.width, canvas.height);
    },
    paint(ribbons) {
      for (const { nodes } of ribbons) {
        context.beginPath();
        for (const [index, { x, y }] of nodes.entries()) {
          const next = nodes[index + 1] ?? { x, y };
          context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
        }
        context.stroke();
      }
    },
    toCanvas({ clientX, clientY }) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : null;
    },
  };
}
