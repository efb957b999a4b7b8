/** The commercial statuses of a prospect, in the order of a sale. */
export const statuses = [
  "new",
  "to_call",
  "to_call_back",
  "meeting",
  "not_now",
  "won",
  "lost",
  "not_relevant",
] as const;
export type Status = (typeof statuses)[number];

/** Why a prospect is not relevant. */
export const reasons = [
  "size",
  "sector",
  "role",
  "place",
  "customer_already",
  "competitor",
  "other",
] as const;
export type StatusReason = (typeof reasons)[number];

/** How a call went. */
export const outcomes = ["answered", "no_answer", "call_back", "meeting"] as const;
export type Outcome = (typeof outcomes)[number];

/** What is known of an address or a number: checked, as somebody gave it, or not known. */
export const contactStates = ["verified", "given", "missing"] as const;
