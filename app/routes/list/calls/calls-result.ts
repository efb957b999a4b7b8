import type { Outcome } from "#app/prospects/prospect-status.ts";
import type { Objection, SpokenScript } from "./model/spoken-script.ts";

/** What the page's action answers. */
export type CallsResult =
  | { kind: "counts"; counts: Record<Outcome, number> }
  | { kind: "script"; script: SpokenScript | null; objections: Objection[] }
  | { kind: "problem"; text: string };
