import { createIsland } from "#app/islands/island.tsx";
import { PauseMotion } from "#app/ui/motion/motion.tsx";

export default createIsland("pause-motion", PauseMotion, { waitsFor: "touch" });
