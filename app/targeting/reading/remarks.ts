/** What has to be said about how a profile was read. */
export type Remark =
  /** Words that nothing was made of. */
  | { kind: "unknown"; words: string }
  /** A function that no register of directors names. */
  | { kind: "role"; words: string }
  | { kind: "abroad"; words: string }
  | { kind: "turnover"; words: string }
  /** A field was longer than what is read of it. */
  | { kind: "cut" }
  /** The size field and another one contradict each other; the size field counts. */
  | { kind: "other size"; words: string }
  /** Companies by number or domain, where nobody has a targeting to keep them in. */
  | { kind: "own companies" }
  /** Everything was excluded, so this exclusion was left out. */
  | { kind: "nothing left"; words: string }
  | { kind: "more"; count: number };

/** What was taken for more, or less exactly, than was said. */
export type Approximation =
  | { kind: "town"; words: string; departments: string[] }
  | { kind: "part"; words: string; regions: string[] }
  | { kind: "bands"; words: string }
  | { kind: "directors"; words: string };
