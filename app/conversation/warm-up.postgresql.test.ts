import { count, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#db/schema.ts";
import { customer } from "#test/accounts/customers.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { warmUpMessages } from "./warm-up.server.ts";

test("warming up asks what a message asks, and writes nothing", async () => {
  const services = await createTestServices();
  await customer(services, "anna@exemple.fr");
  const rows = async () => {
    const counts: Record<string, number> = {};
    for (const table of Object.values(schema)) {
      const [found] = await services.db.asOwner.select({ rows: count() }).from(table);
      counts[getTableName(table)] = found?.rows ?? 0;
    }
    return counts;
  };
  const before = await rows();
  const failures: unknown[] = [];
  services.log.debug = (...line: unknown[]) => void failures.push(line);
  await warmUpMessages(services);
  expect(await rows()).toEqual(before);
  expect(failures).toEqual([]);
});

test("a database that cannot be asked does not keep the product from starting", async () => {
  const services = await createTestServices();
  const asClient = () => Promise.reject(new Error("away"));
  await warmUpMessages({ ...services, db: { ...services.db, asClient } });
});
