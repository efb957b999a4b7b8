import type { TypedDraft } from "../draft-content.ts";
import type { DraftSource } from "../draft-kind.ts";

/** What the exports need of a stored draft. */
export type ExportedDraft = TypedDraft & {
  id: string;
  version: number;
  title: string;
  source: DraftSource;
  /** The name of the model, if one wrote it and it is known. */
  model?: string | null | undefined;
  updatedAt: Date;
};
