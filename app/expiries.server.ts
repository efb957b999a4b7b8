import type { Expiry } from "#db/housekeeping.server.ts";
import { failedItems } from "#outbox/failed-items.server.ts";
import { expiredSignIns } from "./accounts/sign-in/expired-sign-ins.server.ts";
import { oldTokens } from "./assistant/budget/old-tokens.server.ts";
import { deliveredRequests } from "./contact/delivered-requests.server.ts";
import { oldMornings } from "./morning/old-mornings.server.ts";
import { oldAudit } from "./operators/audit/old-audit.server.ts";
import { unfinishedImports } from "./prospects/import/store/unfinished-imports.server.ts";
import { idleProspectsExpiry } from "./prospects/store/idle-prospects.server.ts";
import { cancelledProspects } from "./prospects/store/retention.server.ts";
import { oldWithdrawals } from "./prospects/store/withdrawals.server.ts";
import { oldEnrichments } from "./sourcing/enrichment/store/old-batches.server.ts";
import { oldSightings } from "./sourcing/night/candidates/sightings.server.ts";
import { oldNights } from "./sourcing/night/old-nights.server.ts";
import { oldAnswers } from "./sourcing/register/answers/stored-answers.server.ts";
import { oldDeliveries } from "./webhooks/store/old-deliveries.server.ts";

/** The expired rows that housekeeping deletes, as defined by the folders that own them. */
export const expiries: readonly Expiry[] = [
  ...expiredSignIns,
  ...deliveredRequests,
  ...failedItems,
  ...oldTokens,
  ...oldMornings,
  unfinishedImports,
  cancelledProspects,
  idleProspectsExpiry,
  oldWithdrawals,
  ...oldDeliveries,
  oldAnswers,
  ...oldNights,
  oldSightings,
  ...oldEnrichments,
  oldAudit,
];
