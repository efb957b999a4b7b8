import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { deliveries } from "#app/deliveries.server.ts";
import { beginOf } from "#app/morning/morning.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { Services } from "#app/services.server.ts";
import { outbox } from "#db/schema.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.server.ts";
import { addUser } from "../database/users.ts";
import { deliver, newProspect } from "../prospects/stored-prospects.ts";
import { createTestServices } from "../services/test-services.ts";

export type Client = { id: string; email: string };

/** A Tuesday in winter. */
export const day = "2026-11-24";

/** A time of that day in Paris, in milliseconds since the epoch. */
export const at = (time: string) => Date.parse(`${day}T${time}+01:00`);

/** A client with a team. */
export async function addClient({ db }: Services, id: string): Promise<Client> {
  const client = { id, email: `${id}@exemple.fr` };
  await addUser(db.asOwner, client);
  await db.asClient(id, (tx) => ensureClient(tx, client));
  return client;
}

/** Clients by these ids, over an outbox that delivers nothing until `openMailer`. */
export async function mornings(ids: readonly string[], variables: Record<string, string> = {}) {
  const services = await createTestServices(variables);
  await services.outbox.close();
  for (const id of ids) await addClient(services, id);
  return services;
}

/** An outbox that delivers, until the test ends. */
export async function openMailer(services: Services, kinds = deliveries): Promise<Outbox> {
  const box = await createOutbox(services, kinds);
  onTestFinished(() => box.close());
  return box;
}

/** A prospect delivered on that morning. */
export const deliverNew = (services: Services, clientId: string, values: Partial<NewProspect> = {}) =>
  deliver(services, clientId, [newProspect(values)], day);

/** A prospect of an earlier day whose next step is due at this time of that morning. */
export async function deliverDue(
  services: Services,
  clientId: string,
  time: string,
  values: Partial<NewProspect> = {},
) {
  const [id = ""] = (await deliver(services, clientId, [newProspect(values)], "2026-11-02")).ids;
  const post = (body: object) => applyEvent(services, clientId, id, { key: randomUUID(), ...body } as never);
  await post({ kind: "status", status: "to_call_back" });
  await post({ kind: "next_step", what: "Parler de Jeanne", at: new Date(at(time)).toISOString() });
  return id;
}

/** The mails of the morning that wait for their delivery. */
export const waiting = ({ db }: Services) =>
  db.asOwner
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, "morning")))
    .orderBy(outbox.dueAt);

export const begin = beginOf(day);
