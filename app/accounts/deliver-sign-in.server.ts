import type { Deliver } from "../../mail/outbox.server.ts";
import { signInMail } from "../../mail/sign-in-mail.tsx";
import type { SignInOrder } from "./sign-in.server.ts";
import { mintSignInLink } from "./sign-in-links.server.ts";

/**
 * Makes the link and the code and sends them. They exist only now, so that their 10 minutes begin when the mail
 * leaves, nothing secret waits in the outbox, and a second attempt voids what the first one may have sent.
 */
export const deliverSignInMail: Deliver = async (services, { id, subject: email, payload }, transport) => {
  const { next, browserHash } = payload as SignInOrder;
  const secrets = await mintSignInLink(services, { order: id, email, next, browserHash });
  if (!secrets) return;

  const link = `${services.environment.appUrl}/login#access_token=${secrets.token}`;
  await transport.send({
    to: email,
    link,
    code: secrets.code,
    ...(await signInMail({ link, code: secrets.code })),
  });
};
