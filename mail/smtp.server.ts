import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { isLoopbackHost } from "#environment/loopback.ts";
import { traced } from "#tracing/tracing.ts";
import { domainOf } from "./domain-of.server.ts";
import { NotDelivered, PermanentFailure, ReceiverBusy, ReceiverUnreachable, type Transport } from "./mail.ts";

/** Milliseconds of the pause after a server has ended a session with 421. */
const pauseAfter421 = 15_000;

/**
 * Milliseconds for one mail, from connecting to the end. A server may take minutes to accept a mail, and an early timeout
 * would send it twice.
 */
const sessionTimeout = 5 * 60_000;

/**
 * Sends through `smtpUrl`: smtps://, or smtp:// with STARTTLS. Sends nothing without encryption or with a wrong
 * certificate, except to a loopback host.
 */
export function smtpTransport(smtpUrl: string, mailFrom: string, timing = { sessionTimeout }): Transport {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLoopback = isLoopbackHost(url.hostname);
  const domain = domainOf(mailFrom);
  const idOf = (name: string) => `<${name}@${domain}>`;
  let pausedUntil = 0;
  const transport = createTransport({
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    requireTLS: !secure && !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: timing.sessionTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    destination: `sent through ${url.protocol}//${url.host}${secure || isLoopback ? "" : " (STARTTLS required)"}`,
    async send({ to, subject, text, html, replyTo, messageId, thread, unsubscribe }) {
      const pause = pausedUntil - Date.now();
      // A longer one began before the clock was set back.
      if (pause > 0 && pause <= pauseAfter421) throw new ReceiverBusy("PAUSED after 421", pause, null);
      try {
        const mail = {
          from: mailFrom,
          to: { name: "", address: to },
          replyTo: replyTo === undefined ? undefined : { name: "", address: replyTo },
          subject,
          text,
          html,
          messageId: idOf(messageId ?? randomUUID()),
          inReplyTo: thread?.map(idOf).at(-1),
          references: thread?.map(idOf),
          date: new Date(),
          headers: {
            ...(!thread && { "Auto-Submitted": "auto-generated" }),
            // Prepared, so that no address is broken over two lines.
            ...(unsubscribe && {
              "List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          signal: AbortSignal.timeout(timing.sessionTimeout),
        };
        await traced("send mail", { kind: "client", attributes: { "server.address": host } }, () =>
          transport.sendMail(mail),
        );
      } catch (error) {
        const failure = toFailure(error);
        if (failure instanceof ReceiverBusy) pausedUntil = Date.now() + failure.retryAfter;
        throw failure;
      }
    },
  };
}

/** What nodemailer calls the timeouts of a session that has not begun: those after it are a mail's own. */
const beforeSession = new Set<string | undefined>(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);

/** Maps errors that the outbox treats differently, or that need an explanation for the operator; returns any other. */
function toFailure(error: unknown): unknown {
  const { code, originalCode, responseCode, command, syscall, timeoutType } = error as Partial<
    Record<"code" | "originalCode" | "command" | "syscall" | "timeoutType", string>
  > & { responseCode?: number };
  if (responseCode === 421) return new ReceiverBusy(`${command}: 421`, pauseAfter421, error);
  if (code === "ETLS" && responseCode !== undefined)
    return new NotDelivered(
      `STARTTLS: ${responseCode}. The mail server does not encrypt, and nothing is sent to it in clear. Enable STARTTLS, or use smtps://.`,
      error,
    );
  if (code === "EDNS" || syscall === "connect" || beforeSession.has(timeoutType))
    return new ReceiverUnreachable([code, originalCode ?? timeoutType].join(" "), error);
  // A 5xx for this recipient or this mail is final. One for our credentials or sender address is not, because the
  // operator can correct it.
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (isFinal && (command === "RCPT TO" || command === "DATA"))
    return new PermanentFailure(`${command}: ${responseCode}`, error);
  return error;
}
