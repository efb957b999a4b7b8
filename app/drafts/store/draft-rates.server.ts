import { accountLimit } from "#app/accounts/account-limit.server.ts";
import type { Window } from "#limits/limits.server.ts";

const minute = 60;
const day = 24 * 60 * minute;

/** How often one client may make drafts, and save or restore them. */
const windows = {
  drafts: [
    { max: 20, seconds: minute },
    { max: 300, seconds: day },
  ],
  "draft-saves": [
    { max: 120, seconds: minute },
    { max: 3_000, seconds: day },
  ],
} satisfies Record<string, Window[]>;

/** The limits for one use of the store of drafts. */
export const draftLimitsOf = (secret: string, clientId: string, purpose: keyof typeof windows) => [
  accountLimit(secret, clientId, purpose, windows[purpose]),
];
