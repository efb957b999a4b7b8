import { createIsland } from "~/islands/island.tsx";
import { BackButton } from "~/ui/page/error-page.tsx";

export default createIsland("back-button", BackButton);
