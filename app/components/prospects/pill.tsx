import type { ReactNode } from "react";

/** What a status means for the work: found this night, to do, won, or put off. */
export type PillTone = "new" | "open" | "won" | "later";

const tones: Record<PillTone, string> = {
  new: "border-sun bg-sun-wash text-sun-deep",
  open: "border-line-strong text-ink",
  won: "border-verified bg-verified-wash text-verified",
  later: "border-line text-ink-soft",
};

/** The status of a prospect, on one line. */
export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return <span className={`pill ${tones[tone]}`}>{children}</span>;
}
