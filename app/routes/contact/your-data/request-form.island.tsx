import { createIsland } from "#app/islands/island.tsx";
import { RequestForm } from "./request-form.tsx";

export default createIsland("request-form", RequestForm);
