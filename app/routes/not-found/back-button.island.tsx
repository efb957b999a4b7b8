import { createIsland } from "#app/islands/island.tsx";
import { BackButton } from "#app/ui/page/error-page.tsx";

export default createIsland("back-button", BackButton);
