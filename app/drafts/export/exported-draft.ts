import type { TypedDraft } from "../draft-content.ts";
import type { DraftSource } from "../draft-kind.ts";

/** What the exports need of a stored draft. */
export type ExportedDraft = TypedDraft & {
  id: string;
  version: number;
  title: string;
  source: DraftSource;
  updatedAt: Date;
};
