import { createIsland } from "~/islands/island.tsx";
import { Toaster } from "~/ui/toast/toaster.tsx";

export default createIsland("toaster", Toaster);
