/** How much of it there may be; texts in code points. docs/decisions/0029-prospects.md. */
export const prospectLimits = {
  /** Prospects of one team. */
  prospects: 150_000,
  /** Events of one prospect. */
  events: 500,
  line: 200,
  signal: 500,
  technologies: 30,
  workHistory: 20,
  reasons: 20,
  sources: 30,
  note: 4_000,
  nextStep: 200,
  search: 100,
  page: { most: 200, usual: 50 },
  /** Prospects and removals that one reading of the changes returns. */
  changes: 500,
} as const;
