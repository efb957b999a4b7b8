/** The part of canvas-confetti that this site uses; the package has no types. */
declare module "canvas-confetti" {
  type Burst = {
    particleCount: number;
    spread: number;
    ticks: number;
    origin: { x: number; y: number };
    colors: string[];
    disableForReducedMotion: boolean;
  };
  type Fire = { (burst: Burst): Promise<void> | null; reset: () => void };
  const confetti: {
    create: (canvas: HTMLCanvasElement, options: { useWorker: boolean; resize: boolean }) => Fire;
  };
  export default confetti;
}
