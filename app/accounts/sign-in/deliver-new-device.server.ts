import * as v from "valibot";
import { account } from "#app/content/signed-in/account-copy.ts";
import { newDeviceMail } from "#mail/new-device-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";

/** The kind of the item. */
export const newDeviceKind = "new-device";

/** What the mail says of the device: the names that `deviceOf` finds, and nothing else of what the browser sent. */
export const NewDevice = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Tells an account's owner of a sign-in on a device that was not known. */
export const deliverNewDevice = handlerOf(
  v.object({ recipient: v.string(), payload: NewDevice }),
  async ({ environment }, { recipient, payload: { browser, system, at } }, transport) => {
    const device = account.sessions.device(browser, system);
    const mail = await newDeviceMail({ device, at: new Date(at), page: `${environment.appUrl}/compte` });
    await transport.send({ to: recipient, link: null, code: null, ...mail });
  },
);
