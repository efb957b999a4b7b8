import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createAuth } from "#app/accounts/session/auth.server.ts";
import type { Model } from "#app/assistant/model/model.ts";
import { deliveries } from "#app/deliveries.server.ts";
import type { Services } from "#app/services.server.ts";
import { enricherOf } from "#app/sourcing/enrichment/enrichers.server.ts";
import { createRegister } from "#app/sourcing/register/register.server.ts";
import { type Network, publicNetwork } from "#app/webhooks/sending/network.server.ts";
import { startWebhooks } from "#app/webhooks/webhooks.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { readEnvironment } from "#environment.ts";
import { createLog } from "#http/log.server.ts";
import { createLive } from "#live/live.server.ts";
import { createOutbox } from "#outbox/outbox.server.ts";
import { openTestDatabase } from "../database/test-database.ts";

/**
 * The services that server.ts opens at start-up, on a database of this test alone and without a model and a register
 * unless one is given, webhooks on the public network unless another one is; closed when the test ends. A given `db` stays open.
 */
export async function createTestServices(
  variables: Record<string, string> = {},
  {
    model = null,
    network = publicNetwork,
    db,
  }: { model?: Model | null; network?: Network; db?: Database } = {},
): Promise<Services> {
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-data-"));
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    COMPANY_REGISTER_URL: "",
    ...variables,
  });
  const services = {
    environment,
    log: createLog(environment),
    db: db ?? (await openTestDatabase()),
    model,
  } as Services;
  services.auth = createAuth(services);
  services.live = await createLive(services);
  // A busy machine is not taken for a slow receiver.
  services.outbox = await createOutbox(services, deliveries, { slowAfter: 600_000 });
  services.webhooks = startWebhooks(services, network);
  services.register = createRegister(services);
  services.enricher = enricherOf(environment);
  onTestFinished(async () => {
    await services.live.close();
    await services.webhooks.close();
    await services.outbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return services;
}
