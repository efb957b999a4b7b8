import { createIsland } from "#app/islands/island.tsx";
import { TrailCanvas } from "./trail-canvas.tsx";

export default createIsland("trail-canvas", TrailCanvas, { waitsFor: "touch-around" });
