import { createIsland } from "~/islands/island.tsx";
import { ConsentSheet } from "./consent-sheet.tsx";

export default createIsland("consent-sheet", ConsentSheet);
