/** The values of the enumerated fields. ENM-01 to ENM-03. */
export const icpSizes = ["auto-entrepreneur", "tpe", "pme", "grands-comptes", "tous"] as const;
export const tones = ["friendly", "direct", "formal", "premium", "inspirational"] as const;
export const primaryGoals = ["rdv", "engagement", "feedback", "autre"] as const;

export type IcpSize = (typeof icpSizes)[number];
export type Tone = (typeof tones)[number];
export type PrimaryGoal = (typeof primaryGoals)[number];
