import { signInMail } from "../../../mail/sign-in-mail.tsx";
import type { Handler } from "../../../outbox/outbox.server.ts";
import { addressIn } from "./mail-orders.server.ts";
import type { SignInOrder } from "./sign-in.server.ts";
import { discardUnsent, mintSignInLink, noteSent } from "./sign-in-links.server.ts";

/**
 * Makes the link and the code and sends them. They exist only now, so that their 10 minutes begin when the mail
 * leaves and nothing secret waits in the outbox. What was sent before stays good until the transport has taken this
 * mail: a server that is down, or a stranger's request while it is, takes nothing from the owner.
 */
export const deliverSignInMail: Handler = async (services, { id, dedupeKey, payload }, transport) => {
  const email = addressIn(dedupeKey);
  const { next, browserHash } = payload as SignInOrder;
  const minted = await mintSignInLink(services, { order: id, email, next, browserHash });
  if (!minted) return;

  const link = `${services.environment.appUrl}/login#access_token=${minted.token}`;
  const mail = await signInMail({ link, code: minted.code });
  try {
    await transport.send({ to: email, link, code: minted.code, ...mail });
  } catch (error) {
    await discardUnsent(services, minted.id);
    throw error;
  }
  await noteSent(services, email, minted.id);
};
