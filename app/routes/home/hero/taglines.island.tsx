import { createIsland } from "#app/islands/island.tsx";
import { Taglines } from "./taglines.tsx";

export default createIsland("taglines", Taglines);
