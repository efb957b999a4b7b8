/** What has to be said about how a profile was read. */
export type Remark =
  /** Words that nothing was made of. */
  | { kind: "unknown"; words: string }
  /** A function that no register of directors names. */
  | { kind: "role"; words: string }
  | { kind: "abroad"; words: string }
  | { kind: "turnover"; words: string }
  /** A number of something else than employees. */
  | { kind: "measure"; words: string }
  /** Only places abroad are named. */
  | { kind: "only abroad" }
  /** An unwanted name that nothing was made of: perhaps a company. */
  | { kind: "unknown unwanted"; words: string }
  /** The sector that title or size name is another one than that of its field, which counts. */
  | { kind: "other sector" }
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
  /** A side of a department or region, or a district of a town. */
  | { kind: "side"; words: string; departments: string[] }
  /** A word that was read as another one. */
  | { kind: "spelling"; words: string; read: string }
  | { kind: "bands"; words: string }
  | { kind: "directors"; words: string };
