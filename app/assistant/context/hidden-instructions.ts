import { instructions as copy } from "#app/content/assistant/instructions-copy.ts";

/**
 * What every request for an answer or a draft begins with: the role and the rules, whose words no answer may repeat. The
 * facts in them, the catalogue, the service and the profile are no secret. interpretation.md D195.
 */
export const hiddenInstructions: string = [...copy.role, ...copy.house].join("\n\n");
