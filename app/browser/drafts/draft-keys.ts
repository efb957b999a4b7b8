/** The next message, the profile form, or what is not stored yet of the ready-made work with this id. */
export type DraftName = "message" | "profile" | `work-${string}`;

/** Prefixes of storage keys: of drafts, and of drafts that are carried over a sign-in. */
export const draftPrefix = "matinal.draft.";
export const carriedPrefix = "matinal.carried.";

/** Changes whenever all drafts are cleared, which invalidates the copies that other tabs have stored. */
export const epochKey = `${draftPrefix}epoch`;

export const draftKey = (userId: string, name: DraftName) => `${draftPrefix}${name}.${userId}`;
export const carriedKey = (userId: string, name: DraftName) => `${carriedPrefix}${name}.${userId}`;
