import type { Environment } from "#environment.ts";
import type { Transport } from "./mail.ts";
import { mailboxTransport } from "./mailbox.server.ts";
import { smtpTransport } from "./smtp.server.ts";

/** The transport by SMTP_URL, or the local mailbox without one. */
export function createTransport(environment: Environment): Transport {
  return environment.smtpUrl
    ? smtpTransport(environment.smtpUrl, environment.mailFrom)
    : mailboxTransport(environment);
}
