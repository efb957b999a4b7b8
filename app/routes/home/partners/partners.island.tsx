import { createIsland } from "#app/islands/island.tsx";
import { Partners } from "./partners.tsx";

export default createIsland("partners", Partners, { waitsFor: "touch" });
