import MailComposer from "nodemailer/lib/mail-composer";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { domainOf } from "#mail/domain-of.server.ts";
import type { EmailContent, SequenceContent } from "../draft-content.ts";
import type { ExportedDraft } from "./exported-draft.ts";
import { originOf } from "./origin.ts";

/** Who will send the mail: the customer's own address, and the company if it is known. */
export type Sender = { name: string; address: string };

type MailDraft = Extract<ExportedDraft, { kind: "email" | "sequence" }>;

/**
 * A mail as an .eml file (RFC 5322) that mail programs open as an unsent draft: no recipient, `X-Unsent: 1`, and headers
 * that name its origin. A sequence is one file with its mails attached (`message/rfc822`), or with `mail`, from 1, that
 * mail alone; `null` if there is no such mail.
 */
export async function exportEml(draft: MailDraft, sender: Sender, mail?: number): Promise<Buffer | null> {
  if (draft.kind === "email")
    return mail === undefined || mail === 1 ? compose(draft, sender, draft.content, 1) : null;
  if (mail === undefined) return composeSequence(draft, sender, draft.content);
  const content = draft.content.mails[mail - 1];
  return content ? compose(draft, sender, content, mail) : null;
}

async function composeSequence(
  draft: MailDraft,
  sender: Sender,
  { mails }: SequenceContent,
): Promise<Buffer> {
  const attachments = mails.map(async (mail, index) => ({
    filename: `${index + 1}.eml`,
    contentType: "message/rfc822",
    content: await compose(draft, sender, mail, index + 1),
  }));
  const steps = mails.map(
    ({ subject, delayDays }, index) => `${drafts.fields.sequenceMail(index + 1, delayDays)}\n${subject}`,
  );
  const text = [drafts.export.sequence, ...steps, originOf(draft).notice].join("\n\n");
  return build({
    ...headersOf(draft, sender, 0),
    subject: oneLine(draft.title),
    text,
    attachments: await Promise.all(attachments),
  });
}

function compose(
  draft: MailDraft,
  sender: Sender,
  { subject, body }: EmailContent,
  part: number,
): Promise<Buffer> {
  return build({ ...headersOf(draft, sender, part), subject: oneLine(subject), text: body });
}

function headersOf(draft: MailDraft, sender: Sender, part: number) {
  const { generator, digitalSourceType } = originOf(draft);
  return {
    from: { name: oneLine(sender.name), address: sender.address },
    date: draft.updatedAt,
    messageId: `<${draft.id}.${draft.version}.${part}@${domainOf(sender.address)}>`,
    headers: {
      "X-Unsent": "1",
      Comments: drafts.export.headers[draft.source],
      "X-Generator": generator,
      "X-Draft-Source": draft.source,
      "X-Digital-Source-Type": digitalSourceType,
    },
  };
}

/** Mail programs would show the rest of a header as text. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

type Mail = ConstructorParameters<typeof MailComposer>[0] & { text: string };

/** Line breaks are CRLF throughout (RFC 5322). The composer encodes a blank before one only if the text has LF. */
function build({ text, ...mail }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    text: text.replace(/\r\n?/g, "\n"),
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
