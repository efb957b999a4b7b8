/** A length of time as people say it; what is kept without end has an infinite count. */
export type Period = { count: number; unit: "minute" | "hour" | "day" | "month" | "year" };

/**
 * How long the product keeps things, and how long what it hands out is valid. The code that enforces a period and the
 * texts that promise it (app/routes/legal) both read it here.
 */
export const periods = {
  /** Prospect data after the cancellation. BIZ-03, interpretation.md D9. */
  prospects: { count: 30, unit: "day" },
  /** A prospect that nobody worked or confirmed. interpretation.md D160. */
  idleProspect: { count: 3, unit: "year" },
  /** Account and contract data after the end of the subscription. BIZ-04, interpretation.md D9. */
  accountArchive: { count: 3, unit: "year" },
  /** From the description of the company to the first list. BIZ-02. */
  setup: { count: 48, unit: "hour" },
  /** The notice of a breach to the authority, and the answer to somebody who uses their rights. GDPR, articles 33 and 12. */
  breach: { count: 72, unit: "hour" },
  answer: { count: 1, unit: "month" },
  /** A message of the contact form once it was answered or closed, and one that nobody answered. interpretation.md D231. */
  contactRequest: { count: 30, unit: "day" },
  unansweredRequest: { count: 1, unit: "year" },
  correspondence: { count: 3, unit: "year" },
  accounting: { count: 10, unit: "year" },
  logs: { count: 12, unit: "month" },
  /** Who read or changed what about a client. interpretation.md D220. */
  audit: { count: 3, unit: "year" },
  /** What a client did with the account. interpretation.md D285. */
  activity: { count: 1, unit: "year" },
  /** Keyed hashes of who objected, without end; what they wrote to ask for it, as for any other right. GDPR, article 21, interpretation.md D146, D231. */
  objection: { count: Number.POSITIVE_INFINITY, unit: "year" },
  objectionRequest: { count: 3, unit: "year" },
  /** That a record was withdrawn at its person's wish, without anything of the person. interpretation.md D145. */
  withdrawal: { count: 1, unit: "year" },
  /** The longest life of a permanent cookie. BIZ-05. */
  permanentCookie: { count: 13, unit: "month" },
  /** interpretation.md D35. */
  consent: { count: 6, unit: "month" },
  /** An invitation into a team. interpretation.md D308. */
  invitation: { count: 7, unit: "day" },
  /** For how long an owner may choose who stays, after the offer went down. interpretation.md D310. */
  seatless: { count: 30, unit: "day" },
  /** A sign-in link and its code. interpretation.md D21. */
  link: { count: 10, unit: "minute" },
  /** The mark of the browser that requested a link: a little longer, since the mail takes time to arrive. */
  browserId: { count: 15, unit: "minute" },
  /** What a visitor may spend on /login before the page that they asked for is forgotten. */
  returnPath: { count: 15, unit: "minute" },
  flash: { count: 1, unit: "minute" },
  /** A session after the latest visit, and after the sign-in. interpretation.md D41. */
  session: { count: 30, unit: "day" },
  wholeSession: { count: 90, unit: "day" },
  /** For how long a proof of identity permits export, deletion and the end of other sessions. interpretation.md D41. */
  proof: { count: 1, unit: "hour" },
  /** Who a night found and did not deliver, and what a provider was asked and tells of them. interpretation.md D139. */
  candidate: { count: 14, unit: "day" },
  /** An answer of the register, used again instead of asking it. interpretation.md D117. */
  registerAnswer: { count: 12, unit: "hour" },
  /** What each night did. interpretation.md D139. */
  night: { count: 13, unit: "month" },
  /** What a company looked like, to tell what changed. interpretation.md D129. */
  sighting: { count: 13, unit: "month" },
  /** Units that a night has used: for a year's questions about a bill. */
  enrichmentUnits: { count: 400, unit: "day" },
  /** What was refused or has expired in the outbox, for the operator; and which mails of the morning were sent. */
  failedItem: { count: 7, unit: "day" },
  /** An unexpected error, for the operators' desk. interpretation.md D243. */
  unexpectedError: { count: 30, unit: "day" },
  /** What was sent to a webhook. */
  webhookDelivery: { count: 7, unit: "day" },
  /** Tokens that models used in a day, for operators who look into a busy one. */
  modelTokens: { count: 7, unit: "day" },
  /** How often limits were hit, for the operators' desk. */
  limitCounts: { count: 31, unit: "day" },
  /** The mark of a browser where somebody signed in before. */
  knownBrowser: { count: 12, unit: "month" },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;

const seconds = { minute: 60, hour: 3600, day: 86_400, month: (365 * 86_400) / 12, year: 365 * 86_400 };

/** The length of a period in seconds; a year has 365 days, and a month is a twelfth of it. */
export function secondsIn({ count, unit }: Period): number {
  return count * seconds[unit];
}
