import { createIsland } from "#app/islands/island.tsx";
import { Pricing } from "./pricing.tsx";

export default createIsland("pricing", Pricing, { waitsFor: "touch" });
