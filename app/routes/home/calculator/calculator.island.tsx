import { createIsland } from "~/islands/island.tsx";
import { Calculator } from "./calculator.tsx";

export default createIsland("calculator", Calculator);
