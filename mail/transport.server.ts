import type { Environment } from "../environment.ts";
import type { Transport } from "./mail.ts";
import { mailboxTransport } from "./mailbox.server.ts";
import { smtpTransport } from "./smtp.server.ts";

/** How mails leave: by SMTP_URL, or into the local mailbox when there is none. */
export function createTransport(environment: Environment): Transport {
  return environment.smtpUrl
    ? smtpTransport(environment.smtpUrl, environment.mailFrom)
    : mailboxTransport(environment);
}
