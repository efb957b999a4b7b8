import { countFailingDeliveries } from "#app/webhooks/store/operate-deliveries.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { countOutbox } from "#outbox/operate-outbox.server.ts";
import type { Desk } from "../desk/desk.server.ts";
import { healthOf } from "./health.server.ts";
import { failedNights, morningOf } from "./morning.server.ts";
import { countNewClients, limitsHit, tokensUsed } from "./used-today.server.ts";
import { waitingRequests } from "./waiting-requests.server.ts";

type Services = { environment: Environment; db: Database; model: unknown };

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What the desk opens with, read as its operator: each number by an index or up to a bound. interpretation.md D234. */
export function readToday({ environment, db, model }: Services, desk: Desk, now = Date.now()) {
  return desk.read(async (tx) => ({
    at: new Date(now),
    morning: await morningOf(tx, now),
    failedNights: await failedNights(tx, now),
    outbox: await countOutbox(tx),
    failingWebhooks: await countFailingDeliveries(tx),
    requests: await waitingRequests(tx, now),
    newClients: await countNewClients(tx, now),
    limits: await limitsHit(tx, now),
    model: environment.assistant && {
      used: await tokensUsed(tx, now),
      budget: environment.assistant.dailyTokens,
    },
    health: await healthOf(tx, { environment, db, hasModel: model !== null }, now),
  }));
}
