import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { limitHits } from "#db/schema.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { logRefusal } from "./event-log.server.ts";

test("limits that are hit are counted by day, more than the log has lines, and by all nodes together", async () => {
  const services = await createTestServices();
  vi.spyOn(services.log, "warn").mockImplementation(() => {});
  const nodes = [services, { ...services, db: { ...services.db } }];
  for (let time = 0; time < 120; time++)
    for (const node of nodes)
      await logRefusal(node, { event: "rate_limited", limit: "contact", retryAfter: 1 }, {});
  await logRefusal(services, { event: "sign_in_failed", by: "link" }, {});
  // What tests before this one have hit may be counted with it: a worker keeps its modules.
  const counted = () => services.db.asOwner.select().from(limitHits).where(eq(limitHits.name, "contact"));
  await expect.poll(counted, { timeout: 60_000 }).toMatchObject([{ name: "contact", count: 240 }]);
});
