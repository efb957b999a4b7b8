import type { Expiry } from "../db/housekeeping.server.ts";
import { failedItems } from "../outbox/failed-items.server.ts";
import { expiredSignIns } from "./accounts/sign-in/expired-sign-ins.server.ts";
import { deliveredRequests } from "./contact/delivered-requests.server.ts";

/** The rows that housekeeping deletes, by the domain that owns them. */
export const expiries: readonly Expiry[] = [...expiredSignIns, ...deliveredRequests, ...failedItems];
