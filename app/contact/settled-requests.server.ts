import { and, isNotNull, isNull, lte } from "drizzle-orm";
import { type Period, periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { contactRequests } from "#db/schema.ts";

const { dataRight, settledAt, createdAt } = contactRequests;

const before = (now: number, period: Period) => new Date(now - secondsIn(period) * 1000);

/**
 * Requests whose period is over, each with what was replied to it. One that nobody answered or closed is kept for much longer,
 * delivered or not: it is what the desk still has to do. interpretation.md D231.
 */
export const settledRequests: readonly Expiry[] = [
  expiry("contact requests", contactRequests, (now) =>
    and(isNull(dataRight), lte(settledAt, before(now, periods.contactRequest))),
  ),
  expiry("unanswered contact requests", contactRequests, (now) =>
    and(isNull(dataRight), isNull(settledAt), lte(createdAt, before(now, periods.unansweredRequest))),
  ),
  expiry("data requests", contactRequests, (now) =>
    and(isNotNull(dataRight), lte(settledAt, before(now, periods.objectionRequest))),
  ),
  expiry("unanswered data requests", contactRequests, (now) =>
    and(isNotNull(dataRight), isNull(settledAt), lte(createdAt, before(now, periods.objectionRequest))),
  ),
];
