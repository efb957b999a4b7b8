import { createIsland } from "#app/islands/island.tsx";
import { ConsentBanner } from "./consent-banner.tsx";

export default createIsland("consent-banner", ConsentBanner);
