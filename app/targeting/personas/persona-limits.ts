/**
 * What one team may have. The number, and the bytes that all have together, are no limit of an offer: they keep what a night
 * and a page have to read within bounds.
 */
export const personaLimits = { personas: 1_000, bytes: 2_000_000, name: 80, share: 100 } as const;
