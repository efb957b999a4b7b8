import { createIsland } from "#app/islands/island.tsx";
import { MessageForm } from "./message-form.tsx";

export default createIsland("message-form", MessageForm);
