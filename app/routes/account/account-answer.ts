/** What became of the form that was sent. */
export type AccountAnswer = { kind: "ended" | "others ended" | "unconfirmed" | "failed" };
