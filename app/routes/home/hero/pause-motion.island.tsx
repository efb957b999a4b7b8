import { createIsland } from "~/islands/island.tsx";
import { PauseMotion } from "~/ui/motion/motion.tsx";

export default createIsland("pause-motion", PauseMotion);
