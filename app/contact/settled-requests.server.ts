import { and, isNotNull, isNull, lte, or } from "drizzle-orm";
import { type Period, periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { contactRequests } from "#db/schema.ts";

const { dataRight, settledAt, createdAt } = contactRequests;

const before = (now: number, period: Period) => new Date(now - secondsIn(period) * 1000);

/** Messages that were answered or closed, each with what was replied to it. interpretation.md D231. */
export const settledRequests: Expiry = expiry("contact requests", contactRequests, (now) =>
  and(isNull(dataRight), lte(settledAt, before(now, periods.contactRequest))),
);

/** Messages that nobody answered or closed: they are kept for much longer, for they are what the desk still has to do. */
export const unansweredRequests: Expiry = expiry("unanswered contact requests", contactRequests, (now) =>
  and(isNull(dataRight), isNull(settledAt), lte(createdAt, before(now, periods.unansweredRequest))),
);

/** Requests that use a right, three years after they were settled, or came and were not. */
export const oldDataRequests: Expiry = expiry("data requests", contactRequests, (now) => {
  const over = before(now, periods.objectionRequest);
  return and(isNotNull(dataRight), or(lte(settledAt, over), and(isNull(settledAt), lte(createdAt, over))));
});
