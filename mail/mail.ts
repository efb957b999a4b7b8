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
  /** Resolves when the receiver took the mail. Throws `RefusedForGood` when it never will, else what went wrong. */
  send(mail: Mail): Promise<void>;
};

/** The receiver will not take this, however often it is offered. */
export class RefusedForGood extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "RefusedForGood";
  }
}
