import { onTestFinished } from "vitest";
import type { Services } from "#app/services.server.ts";
import { outbox } from "#db/schema.ts";
import type { Delivery, Handler } from "#outbox/delivery.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.server.ts";
import { createTestServices } from "../services/test-services.ts";

/** Timing with which a busy machine is not taken for a slow receiver. */
const patient = { slowAfter: 600_000 };

/** Services whose own outbox is closed, so that only those of the test deliver. */
export async function servicesWithoutOutbox(): Promise<Services> {
  const services = await createTestServices();
  await services.outbox.close();
  return services;
}

/** An outbox that delivers the kind "probe" by `deliver`, on a database of this test. */
export async function newOutbox(deliver: Handler): Promise<{ services: Services; box: Outbox }> {
  const services = await servicesWithoutOutbox();
  return { services, box: await openOutbox(services, { probe: by(deliver) }) };
}

/** One more outbox on the same database. Closed when the test ends. */
export async function openOutbox(
  services: Services,
  deliveries: Record<string, Delivery>,
  timing = patient,
): Promise<Outbox> {
  const box = await createOutbox(services, deliveries, timing);
  onTestFinished(() => box.close());
  return box;
}

/** A delivery that never expires and waits at most a minute between attempts, unless `options` say otherwise. */
export const by = (deliver: Handler, options: Partial<Delivery> = {}): Delivery => ({
  deliver,
  expiresAfter: null,
  maxBackoff: 60_000,
  ...options,
});

/** An item of the kind "probe" that replaces a waiting one to the same recipient. */
export const probe = (recipient: string, payload: object = {}) => ({
  kind: "probe",
  dedupeKey: `probe to ${recipient}`,
  recipient,
  payload,
});

export const outboxRows = ({ db }: Services) => db.asOwner.select().from(outbox);
