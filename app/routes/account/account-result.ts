/** What the action returns. */
export type AccountResult = { kind: "ended" | "others ended" | "unconfirmed" | "failed" };
