import { type LimitName, limitNames } from "./limit-names.ts";
import { RequestDurations } from "./request-durations.ts";
import { Tally } from "./tally.ts";

/** What became of a request to the model service. `not_sent`: the circuit was open. `stopped`: whoever asked gave up. */
export const modelOutcomes = [
  "answered",
  "unavailable",
  "slow",
  "cut",
  "nonsense",
  "not_sent",
  "stopped",
] as const;

/**
 * What this process has counted since its start, where no service of server.ts counts it itself. Each process has its
 * own; `GET /metrics` shows them (docs/decisions/0055-metrics.md).
 */
export const tallies = {
  /** Messages that were stored; one whose transaction is rolled back afterwards counts too. */
  messages: new Tally(["user", "assistant"]),
  /** Refusals by the limit that was met. */
  limitsHit: new Tally<LimitName>(limitNames),
  modelRequests: new Tally(modelOutcomes),
  /** Input and output together, as the budgets count them. */
  modelTokens: new Tally(["used"]),
  /** Attempts that failed, and items that expired, by the kind of the item. */
  outboxFailed: new Tally(),
  webhookDeliveries: new Tally(["delivered", "refused", "unreachable"]),
};

/** Durations of requests. */
export const requestDurations = new RequestDurations();
