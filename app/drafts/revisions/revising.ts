import type { Tone } from "#app/profile/choices.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";

/** How the next version of a draft is to differ from this one. */
export type Revising =
  /** Fewer whole sentences. */
  | { kind: "shorter" }
  /** Another opening. */
  | { kind: "angle" }
  | { kind: "tone"; tone: Tone }
  /** Another subject line, of the first mail. */
  | { kind: "subject" }
  /** A mail without its last sentence before the way out and the signature, or without its postscript. */
  | { kind: "last" }
  | { kind: "postscript" }
  /** What the customer says, in whose words a model reads it; rules know nothing of it. */
  | { kind: "wish"; words: string }
  /** For this prospect of the list. */
  | { kind: "person"; record: Readonly<DraftProspect> };
