import { accountLimit } from "#app/accounts/account-limit.server.ts";
import type { Limit, Window } from "#limits/limits.server.ts";

const minute = 60;
const day = 24 * 60 * minute;

/** How often one client may add webhooks, replace their secrets and test them. */
const windows = {
  "webhooks-added": [
    { max: 10, seconds: minute },
    { max: 50, seconds: day },
  ],
  "webhook-secrets": [
    { max: 5, seconds: minute },
    { max: 50, seconds: day },
  ],
  "webhook-tests": [
    { max: 6, seconds: minute },
    { max: 100, seconds: day },
  ],
} satisfies Record<string, Window[]>;

/** The limits for one such call. */
export const webhookLimitsOf = (secret: string, clientId: string, purpose: keyof typeof windows): Limit[] => [
  accountLimit(secret, clientId, purpose, windows[purpose]),
];
