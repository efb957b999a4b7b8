import type { DataRight } from "#app/contact/data-request.ts";
import { signInMailCopy } from "./account-mails-copy.ts";

/** The mail with an operator's reply to a request. */
export const requestReplyMailCopy = {
  subject: (subject: string, reference: string) => `Re: ${subject} [${reference}]`,
  rights: {
    oppose: "Votre opposition",
    access: "Votre demande d’accès à vos données",
    rectify: "Votre demande de rectification",
    erase: "Votre demande d’effacement",
  } satisfies Record<DataRight, string>,
  preview: (reference: string) => `Notre réponse à votre demande ${reference}.`,
  reference: (reference: string) =>
    `Référence\u00A0: ${reference}. Pour poursuivre, répondez simplement à cet e-mail.`,
  wrote: (moment: string) => `Vous nous avez écrit le ${moment}\u00A0:`,
  signature: signInMailCopy.signature,
} as const;
