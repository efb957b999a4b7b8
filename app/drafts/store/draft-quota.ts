/** How much one client may store: this many drafts, and of each this many earlier versions. */
export const draftQuota = { drafts: 200, versions: 30 } as const;
