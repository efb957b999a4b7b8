import { createIsland } from "#app/islands/island.tsx";
import { MarketCounter } from "./market-counter.tsx";

export default createIsland("market-counter", MarketCounter, { waitsFor: "touch" });
