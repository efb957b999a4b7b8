import { and, isNotNull, isNull, lte } from "drizzle-orm";
import { type Period, periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { contactRequests } from "#db/schema.ts";

const { dataRight, settledAt, createdAt } = contactRequests;

const before = (now: number, period: Period) => new Date(now - secondsIn(period) * 1000);

/** Messages that were answered or closed, each with what was replied to it. interpretation.md D231. */
export const settledMessages: Expiry = expiry("contact requests", contactRequests, (now) =>
  and(isNull(dataRight), lte(settledAt, before(now, periods.contactRequest))),
);

/** Messages that nobody answered or closed, delivered or not: they are kept for much longer, since the desk still has to answer. */
export const unansweredMessages: Expiry = expiry("unanswered contact requests", contactRequests, (now) =>
  and(isNull(dataRight), isNull(settledAt), lte(createdAt, before(now, periods.unansweredRequest))),
);

/** The same of requests about personal data. */
export const settledDataRequests: Expiry = expiry("data requests", contactRequests, (now) =>
  and(isNotNull(dataRight), lte(settledAt, before(now, periods.objectionRequest))),
);
export const unansweredDataRequests: Expiry = expiry("unanswered data requests", contactRequests, (now) =>
  and(isNotNull(dataRight), isNull(settledAt), lte(createdAt, before(now, periods.objectionRequest))),
);
