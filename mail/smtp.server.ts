import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { brand } from "~/content/brand.ts";
import { RefusedForGood, type Transport } from "./mail.ts";

/**
 * Sends through `smtpUrl` (smtp:// or smtps://, STARTTLS when it is offered). Certificates are checked, except on
 * this machine itself, where there is nobody in between.
 */
export function smtpTransport(smtpUrl: string, mailFrom: string): Transport {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const transport = createTransport({
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    tls: { rejectUnauthorized: !isThisMachine(host) },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    // A server may think for minutes before it takes a mail; giving up early would send it twice.
    socketTimeout: 5 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    destination: `sent through ${url.protocol}//${url.host}`,
    async send({ to, subject, text, html, replyTo }) {
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: "", address: to },
          replyTo: replyTo === undefined ? undefined : { name: "", address: replyTo },
          subject,
          text,
          html,
          messageId: `<${randomUUID()}@${brand.domain}>`,
          date: new Date(),
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal) throw new RefusedForGood(refusal, error);
        throw error;
      }
    },
  };
}

/**
 * A 5xx answer about this recipient or this mail. One about our name, password or sender address is the operator's
 * to mend, and the mail waits for that.
 */
function refusalIn(error: unknown): string | null {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return isFinal && (command === "RCPT TO" || command === "DATA") ? `${command}: ${responseCode}` : null;
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}
