import * as v from "valibot";
import { webhookDisabledMail } from "#mail/webhook-disabled-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import { disabledReasons } from "./webhook-protocol.ts";

/** Tells a customer that a webhook was switched off. */
export const deliverWebhookDisabled = handlerOf(
  v.object({
    recipient: v.string(),
    payload: v.object({ host: v.string(), reason: v.picklist(disabledReasons) }),
  }),
  async ({ environment }, { recipient, payload }, transport) => {
    const page = `${environment.appUrl}/compte#webhooks`;
    const mail = await webhookDisabledMail({ ...payload, page });
    await transport.send({ to: recipient, link: null, code: null, ...mail });
  },
);
