/**
 * The next message, another version of the newest one, what is typed for this field of the profile, the profile form, what is not stored yet of the draft with this id, what is typed for its gaps, what was done in the list and is
 * carried over a sign-in, the event with this key that the list has not sent, a note about this prospect, or the calls that
 * are made in a row, or the criteria of the targeting, the settings of the list, the persona with this id, or an operator's reply to the request with this id.
 */
export type UnsentName =
  | "message"
  | "edited-message"
  | `field-${string}`
  | "profile"
  | `work-${string}`
  | `gaps-${string}`
  | "events"
  | `event-${string}`
  | `note-${string}`
  | `calls-${string}`
  | `reply-${string}`
  | "targeting"
  | `persona-${string}`
  | "list-settings";

// What browsers hold already is found by these keys and by the field `draft` of its values: neither is renamed.
/** Prefixes of storage keys: of unsent text, and of text that is carried over a sign-in. */
export const unsentPrefix = "matinal.draft.";
export const carriedPrefix = "matinal.carried.";

/** Changes whenever all unsent text is cleared, which invalidates the copies that other tabs have stored. */
export const epochKey = `${unsentPrefix}epoch`;

export const unsentKey = (userId: string, name: UnsentName) => `${unsentPrefix}${name}.${userId}`;
export const carriedKey = (userId: string, name: UnsentName) => `${carriedPrefix}${name}.${userId}`;
