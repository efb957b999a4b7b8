import { createIsland } from "~/islands/island.tsx";
import { TrailCanvas } from "./trail-canvas.tsx";

export default createIsland("trail-canvas", TrailCanvas);
