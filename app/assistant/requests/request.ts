import type { DraftKind } from "~/drafts/draft-kind.ts";

/** What a customer's message asks for beside an answer. */
export type Request =
  /** Ready-made work; `wish` is the message, which says more about it. */
  | { kind: "draft"; draft: DraftKind; wish: string }
  /** Another value for the profile. */
  | { kind: "profile-change"; text: string }
  /** A person of the team. */
  | { kind: "human" };
