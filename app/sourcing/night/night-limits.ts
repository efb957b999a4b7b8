/** How far a night goes. docs/decisions/0039-night.md. */
export const nightLimits = {
  /** Pages of the register that one client's night asks for. */
  pages: 20,
  /** Milliseconds for which who works on a night keeps it without a word. */
  lease: 3 * 60_000,
  /** Seconds after which a register or a provider that is away is asked again. */
  wait: { least: 60, most: 15 * 60 },
  /** Nights on which one node works at a time. */
  atOnce: 4,
} as const;
