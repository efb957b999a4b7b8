import { instructions as copy } from "#app/content/assistant/instructions-copy.ts";

/**
 * What every request for an answer or a draft begins with: the role and the rules. The facts in them, the catalogue, the
 * service and the profile are no secret. interpretation.md D195.
 */
export const hiddenInstructions: string = [...copy.role, ...copy.house].join("\n\n");

/** All that tells a model how to work, whose words no answer and no draft may repeat: those and the rules that only some requests have. */
export const hiddenTexts: string = [
  hiddenInstructions,
  copy.records,
  copy.noRecord,
  copy.openDraft,
  copy.objections,
  copy.banned,
  ...Object.values(copy.manners),
  copy.correction([]),
  copy.correction([], "…"),
  copy.draft.recipient,
  copy.draft.said,
  copy.draft.saidBefore,
  copy.draft.revise(""),
].join("\n\n");
