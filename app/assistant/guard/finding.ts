/** What the guard objects to. */
export const findingKinds = [
  "price",
  "quota",
  "delay",
  "trial",
  "email",
  "phone",
  "link",
  "tracking",
  "markup",
  "banned",
  "promise",
  "done",
  "feature",
  "study",
  "invented",
  "instructions",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Nobody may follow them. */
export const inertKinds: readonly FindingKind[] = ["email", "link", "tracking", "markup"];

/** A place in an answer that must not stand as a fact; offsets in UTF-16 code units, `reason` in French. */
export type Finding = { start: number; end: number; kind: FindingKind; reason: string };
