import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** Longer subjects are cut off in most lists of mails, in code points. */
export const maxSubject = 60;

const falseReply = /^\s{0,5}(?:re|tr|fw|fwd)\s?:\s{0,5}/i;

/** A subject is there, short, and no false reply. */
export function subjectRule({ subject }: MailText): Diagnostic[] {
  const whole = { rule: "subject", field: "subject", start: 0, end: subject.length } as const;
  if (subject.trim() === "") return [{ ...whole, severity: "error", message: copy.subject.empty }];
  const length = [...subject].length;
  const reply = falseReply.exec(subject)?.[0];
  return [
    ...(length > maxSubject
      ? [{ ...whole, severity: "warning", message: copy.subject.tooLong(length, maxSubject) } as const]
      : []),
    ...(reply
      ? [
          {
            ...whole,
            end: reply.length,
            severity: "warning",
            message: copy.subject.falseReply,
            proposal: "",
          } as const,
        ]
      : []),
  ];
}
