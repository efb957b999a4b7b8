/** What we use of the package, which brings no types. */
declare module "canvas-confetti" {
  type Burst = {
    particleCount: number;
    spread: number;
    ticks: number;
    origin: { x: number; y: number };
    colors: string[];
    disableForReducedMotion: boolean;
  };
  type Cannon = { (burst: Burst): Promise<void> | null; reset: () => void };
  const confetti: {
    create: (canvas: HTMLCanvasElement, options: { useWorker: boolean; resize: boolean }) => Cannon;
  };
  export default confetti;
}
