import { createIsland } from "#app/islands/island.tsx";
import { Calculator } from "./calculator.tsx";

export default createIsland("calculator", Calculator, { waitsFor: "touch" });
