import { createIsland } from "#app/islands/island.tsx";
import { ProspectList } from "./prospect-list.tsx";

export default createIsland("prospect-list", ProspectList, { waitsFor: "touch" });
