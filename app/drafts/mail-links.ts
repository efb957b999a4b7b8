import type { EmailContent } from "./draft-content.ts";

export type MailService = "gmail" | "outlook" | "program";

/** A link that opens a new message; where the mail is too long for one, with its subject alone, or empty. Nothing is sent. */
export type MailLink = { service: MailService; href: string; isWhole: boolean };

/** Characters of an address that are sure to arrive: web servers refuse above 8 kB, Windows cuts a `mailto:` at 2 kB. */
const longest: Record<MailService, number> = { gmail: 8_000, outlook: 8_000, program: 2_000 };

const addresses: Record<MailService, (subject: string, body: string) => string> = {
  gmail: (subject, body) =>
    `https://mail.google.com/mail/?view=cm&fs=1&su=${subject}${body && `&body=${body}`}`,
  outlook: (subject, body) =>
    `https://outlook.office.com/mail/deeplink/compose?subject=${subject}${body && `&body=${body}`}`,
  program: (subject, body) => `mailto:?subject=${subject}${body && `&body=${body}`}`,
};

/** The links to a mail in each service. Line breaks are CRLF, as RFC 6068 (section 5) has them. */
export function mailLinks({ subject, body }: EmailContent): MailLink[] {
  const encodedSubject = encoded(subject.replace(/\s+/g, " "));
  const encodedBody = encoded(body.replace(/\r\n?|\n/g, "\r\n"));
  return (["gmail", "outlook", "program"] as const).map((service) => {
    const fits = (href: string) => href.length <= longest[service];
    const whole = addresses[service](encodedSubject, encodedBody);
    if (fits(whole)) return { service, href: whole, isWhole: true };
    const subjectAlone = addresses[service](encodedSubject, "");
    return { service, href: fits(subjectAlone) ? subjectAlone : addresses[service]("", ""), isWhole: false };
  });
}

/** Half of a surrogate pair cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
