import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { brand } from "~/content/brand.ts";
import { isLoopbackHost } from "../environment/loopback.ts";
import { NotDelivered, PermanentFailure, ReceiverBusy, type Transport } from "./mail.ts";

/** Milliseconds for which a server that ends sessions with 421 is left alone. */
const pauseAfter421 = 15_000;

/**
 * Milliseconds for one mail, from connecting to the end. A server may think for minutes before it takes a mail; giving
 * up early would send it twice.
 */
const longestSession = 5 * 60_000;

/**
 * Sends through `smtpUrl`: smtps://, or smtp:// with STARTTLS. Without encryption, or with a certificate that is not
 * the host's, nothing is sent, except on this machine itself, where there is nobody in between.
 */
export function smtpTransport(smtpUrl: string, mailFrom: string, timing = { longestSession }): Transport {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isHere = isLoopbackHost(url.hostname);
  let pausedUntil = 0;
  const transport = createTransport({
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    requireTLS: !secure && !isHere,
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: timing.longestSession,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    destination: `sent through ${url.protocol}//${url.host}${secure || isHere ? "" : " (STARTTLS required)"}`,
    async send({ to, subject, text, html, replyTo }) {
      const pause = pausedUntil - Date.now();
      if (pause > 0) throw new ReceiverBusy("PAUSED after 421", pause, null);
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
          signal: AbortSignal.timeout(timing.longestSession),
        });
      } catch (error) {
        const trouble = understood(error);
        if (trouble instanceof ReceiverBusy) pausedUntil = Date.now() + trouble.retryAfter;
        throw trouble;
      }
    },
  };
}

/** What failed, where the outbox treats it in its own way or the operator needs more words than a code. */
function understood(error: unknown): unknown {
  const { code, responseCode, command } = error as Partial<Record<"code" | "command", string>> & {
    responseCode?: number;
  };
  if (responseCode === 421) return new ReceiverBusy(`${command}: 421`, pauseAfter421, error);
  if (code === "ETLS" && responseCode !== undefined)
    return new NotDelivered(
      `STARTTLS: ${responseCode}. The mail server does not encrypt, and nothing is sent to it in clear. Mend it, or use smtps://.`,
      error,
    );
  // A 5xx answer about this recipient or this mail. One about our name, password or sender address is the
  // operator's to mend, and the mail waits for that.
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (isFinal && (command === "RCPT TO" || command === "DATA"))
    return new PermanentFailure(`${command}: ${responseCode}`, error);
  return error;
}
