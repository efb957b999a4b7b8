import { expect, onTestFinished } from "vitest";
import type { ContactForm } from "#app/contact/contact-form.ts";
import { requestLimits } from "#app/contact/contact-limits.server.ts";
import { referencePattern } from "#app/contact/reference.ts";
import { submitContact } from "#app/contact/submit-contact.server.ts";
import type { Services } from "#app/services.server.ts";
import { contactRequests } from "#db/schema.ts";
import { after } from "../clock.ts";
import { outboxRows } from "../outbox/outbox-fixtures.ts";
import { createTestServices } from "../services/test-services.ts";
import { until } from "../until.ts";
import { type Behaviour, startRelay } from "./fake-relay.ts";

export const contactForm: ContactForm = {
  firstName: "Anna",
  lastName: "Bréval",
  email: "Anna@exemple.fr",
  company: "",
  subject: "Une démo",
  message: "Bonjour,\nquand pouvons-nous parler ?",
};

/** The key of one view of the form. */
export const formKey = "0d2f3c1e-8d3a-4b53-9a63-8f7f2b0a1c11";

/** Services that deliver contact requests through a fake relay. */
export async function withRelay(behaviour: Behaviour) {
  const relay = await startRelay(behaviour);
  onTestFinished(relay.stop);
  return { relay, services: await createTestServices({ CONTACT_RELAY_URL: relay.url }) };
}

/** `within`: for a relay that hangs, the milliseconds until the visitor learns of it; else as long as a busy machine needs. */
type Submission = Partial<ContactForm> & { key?: string | null; address?: string; within?: number };

export function submit(
  services: Services,
  { key = null, address = "192.0.2.7", within = 180_000, ...fields }: Submission = {},
) {
  const limits = requestLimits(services.environment.authSecret, address);
  const submission = { form: { ...contactForm, ...fields }, dataRight: null, formKey: key, limits };
  return submitContact(services, submission, { visitorTimeout: within });
}

/** The outcome of a submission that was accepted, with any reference. */
export const delivered = { outcome: "delivered", reference: expect.stringMatching(referencePattern) };

export const storedRequests = ({ db }: Services) => db.asOwner.select().from(contactRequests);

/** The outbox item that delivers the stored request with this id. */
export const contactItem = (requestId: string) => ({
  ...{ kind: "contact", dedupeKey: requestId, recipient: null, payload: { requestId } },
});

/** Advances the fake clock from `seconds` on until the outbox is empty. */
export async function untilDelivered(services: Services, seconds: number): Promise<void> {
  let now = seconds;
  await until(async () => {
    now += 5;
    after(now);
    services.outbox.kick();
    return (await outboxRows(services)).length === 0;
  });
}
