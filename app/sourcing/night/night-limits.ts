/** How far a night goes. docs/decisions/0039-night.md. */
export const nightLimits = {
  /** Requests that one client's night sends to the register: what all nodes together have few of. */
  requests: 20,
  /** Answers that it reads, with those that cost no request because they are stored. */
  answers: 60,
  /** Days after which a round that has ended begins anew: what the register has is then read again. interpretation.md D152. */
  round: 7,
  /** Milliseconds for which who works on a night keeps it without a word; longer than one question to the register takes. */
  lease: 3 * 60_000,
  /** Seconds after which a register or a provider that is away is asked again. */
  wait: { least: 60, most: 15 * 60 },
  /** Companies of delivered records that a night asks the register for, and days after which it asks for one again. */
  rechecks: { companies: 20, days: 7 },
  /** Nights on which one node works at a time. */
  atOnce: 4,
} as const;
