import * as v from "valibot";
import { signInMail } from "#mail/sign-in-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import {
  createSignInLink,
  deleteSignInLink,
  signInUrl,
  voidOlderLinks,
} from "../redeem/sign-in-links.server.ts";
import { SignInPayload } from "./request-sign-in.server.ts";

const SignInItem = v.object({ recipient: v.string(), payload: SignInPayload });

/**
 * Creates the link and the code and sends them. They are created only now, so that their 10 minutes begin when the mail
 * is sent and the outbox contains no secret. Earlier links stay valid until the transport has accepted this mail, so a
 * mail server that is down, or another visitor's request for the same address, never invalidates the owner's link.
 */
export const deliverSignInMail = handlerOf(SignInItem, async (services, item, transport) => {
  const email = item.recipient;
  const created = await createSignInLink(services, { ...item.payload, email, itemId: item.id });
  if (!created) return;

  const link = signInUrl(services.environment, created.token);
  const mail = await signInMail({ link, code: created.code });
  try {
    await transport.send({ to: email, link, code: created.code, ...mail });
  } catch (error) {
    await deleteSignInLink(services, created.id);
    throw error;
  }
  await voidOlderLinks(services, email, created.id);
});
