import { createIsland } from "#app/islands/island.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";

export default createIsland("toaster", Toaster, { waitsFor: "need" });
