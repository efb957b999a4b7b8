import type { SampleStatus } from "./sample-statuses.ts";
import type { ScoreReason } from "./score-rules.ts";

/** What a source can tell; `company` is sector, headcount and city. */
export type SourcedField =
  | "company"
  | "role"
  | "email"
  | "phone"
  | "buyingSignal"
  | "technologies"
  | "workHistory";

/** A prospect of the sample list. Companies and people are invented; what is unknown stays empty. */
export type SampleProspect = {
  id: string;
  company: string;
  sector: string;
  /** The number of employees. */
  headcount: number;
  city: string;
  contact: string;
  role: string;
  email: string;
  /** The day on which the e-mail was verified, `YYYY-MM-DD`. */
  verifiedOn: string;
  /** A number that is reserved for fiction. */
  phone: string | null;
  /** The purchase propensity, from 0 to 100: the sum of the reasons. ABT-18. */
  score: number;
  /** One of each criterion. interpretation.md D69. */
  reasons: readonly ScoreReason[];
  buyingSignal: string;
  technologies: readonly string[];
  /** The newest first: the present role. */
  workHistory: readonly { since: number; role: string; company: string }[];
  status: SampleStatus;
  /** The time of day for which a call is planned. */
  callTime: string;
  /** What was done, the oldest first. */
  history: readonly { when: string; what: string }[];
  /** Where each datum stands, and the day on which it was published or last read there, `YYYY-MM-DD`. */
  sources: readonly { field: SourcedField; source: string; on: string }[];
};
