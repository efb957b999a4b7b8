import * as v from "valibot";
import { unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import type { Href } from "#app/hrefs.ts";
import { digest } from "#limits/keyed-digest.server.ts";
import { morningMail } from "#mail/morning-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import type { MorningPayload } from "./morning.ts";
import { forgetMorning } from "./queue-mornings.server.ts";
import { readMorning } from "./read-morning.server.ts";

const Payload: v.GenericSchema<MorningPayload> = v.object({
  clientId: v.string(),
  day: v.pipe(v.string(), v.isoDate()),
});
const MorningItem = v.object({ recipient: v.string(), payload: Payload });

const listPath = "/liste" satisfies Href;

/** Sends the mail of the morning, unless meanwhile there is nothing to say or it was switched off. */
export const deliverMorning = handlerOf(
  MorningItem,
  async (services, { recipient, payload: { clientId, day } }, transport) => {
    const content = await readMorning(services, clientId, day);
    if (!content) return forgetMorning(services, clientId, day);
    const { environment } = services;
    const link = environment.appUrl + listPath;
    const unsubscribe = unsubscribeUrl(environment, clientId, "morning");
    await transport.send({
      ...{ to: recipient, link, code: null, unsubscribe },
      // So that a second copy, after a crash between sending it and noting that, is recognised as the same mail.
      messageId: digest(`morning mail\0${clientId}\0${day}`),
      ...(await morningMail(content, { link, unsubscribe })),
    });
  },
);
