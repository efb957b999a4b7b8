import { instructions as copy } from "~/content/assistant/instructions-copy.ts";

/** The rules of the house as a model reads them, which no answer may repeat. Catalogue and profile are no secret. */
export const hiddenInstructions: string = copy.house.join("\n\n");
