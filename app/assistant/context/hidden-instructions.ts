import { instructions as copy } from "#app/content/assistant/instructions-copy.ts";

/** The rules that no answer may repeat. What the assistant is, the catalogue and the profile are no secret. */
export const hiddenInstructions: string = copy.house.join("\n\n");

/** What every request for an answer or a draft begins with. */
export const houseRules: string = [...copy.role, hiddenInstructions].join("\n\n");
