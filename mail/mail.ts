/** A mail to one recipient. `link` and `code` are part of its text too; the local mailbox shows them separately. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  code: string | null;
  /** The address for replies, unless it is the sender. */
  replyTo?: string;
  /** The part of the Message-ID before its domain, for a mail whose second copy has to be the same; else a random one. */
  messageId?: string;
  /**
   * Of a mail that a person wrote, in a thread: those before it, the first to the last, by the part of each Message-ID before
   * its domain. Such a mail is not marked as generated.
   */
  thread?: readonly string[];
  /** The address to which one POST unsubscribes (RFC 8058). */
  unsubscribe?: string;
};

/** Sends mails. */
export type Transport = {
  /** The destination of the mails, for the operator. Contains no credentials. */
  destination: string;
  /**
   * Resolves when the receiver has accepted the mail. Throws `PermanentFailure` when it will never accept it,
   * `ReceiverBusy` when it asks for a pause, `ReceiverUnreachable` when there is nobody to ask, else any error.
   */
  send(mail: Mail): Promise<void>;
};

/** A failed delivery. The message is for the operator's log and contains no address and no user input. */
export class NotDelivered extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** The receiver will never accept this mail or request. */
export class PermanentFailure extends NotDelivered {}

/** The receiver accepts nothing of this kind for `retryAfter` milliseconds. */
export class ReceiverBusy extends NotDelivered {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, cause: unknown) {
    super(message, cause);
    this.retryAfter = retryAfter;
  }
}

/** Nobody answers where the receiver should be, so that no other mail or request of this kind would be accepted either. */
export class ReceiverUnreachable extends NotDelivered {}
