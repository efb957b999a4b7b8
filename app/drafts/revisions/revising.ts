import type { Tone } from "#app/profile/choices.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";

/** How the next version of a draft is to differ from this one. */
export type Revising =
  /** Fewer whole sentences. */
  | { kind: "shorter" }
  /** Another opening. */
  | { kind: "angle" }
  | { kind: "tone"; tone: Tone }
  /** For this prospect of the list. */
  | { kind: "person"; record: Readonly<DraftProspect> };
