/** One mail to one person. `link` and `code` stand in it too; the local mailbox shows them apart. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  code: string | null;
  /** Where an answer goes, when that is not the sender. */
  replyTo?: string;
};

/** A way for mails to leave. */
export type Transport = {
  /** Where they go, for the operator: no credentials. */
  destination: string;
  /**
   * Resolves when the receiver took the mail. Throws `PermanentFailure` when it never will, `ReceiverBusy` when it wants
   * to be left alone for a while, else what went wrong.
   */
  send(mail: Mail): Promise<void>;
};

/** A delivery that failed. The message is for the operator's log: it names no person and holds nothing they wrote. */
export class NotDelivered extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** The receiver will not take this, however often it is offered. */
export class PermanentFailure extends NotDelivered {}

/** The receiver takes nothing of this kind from anybody before `retryAfter` milliseconds have passed. */
export class ReceiverBusy extends NotDelivered {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, cause: unknown) {
    super(message, cause);
    this.retryAfter = retryAfter;
  }
}
