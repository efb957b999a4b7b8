/** The next message, or the profile form. */
export type DraftName = "message" | "profile";

/** Prefixes of storage keys: of drafts, and of drafts that are carried over a sign-in. */
export const draftPrefix = "matinal.draft.";
export const carriedPrefix = "matinal.carried.";

/** Changes whenever all drafts are cleared, which invalidates the copies that other tabs have stored. */
export const epochKey = `${draftPrefix}epoch`;

export const draftKey = (userId: string, name: DraftName) => `${draftPrefix}${name}.${userId}`;
export const carriedKey = (userId: string, name: DraftName) => `${carriedPrefix}${name}.${userId}`;
