import type { Expiry } from "../db/housekeeping.server.ts";
import { refusedEntries } from "../outbox/refused-entries.server.ts";
import { expiredSignIns } from "./accounts/sign-in/expired-sign-ins.server.ts";
import { deliveredRequests } from "./contact/delivered-requests.server.ts";

/** What leaves the database when its time is over, by whom it belongs to. */
export const expiries: readonly Expiry[] = [...expiredSignIns, ...deliveredRequests, ...refusedEntries];
