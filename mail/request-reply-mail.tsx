import { Hr } from "@react-email/hr";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { requestReplyMailCopy as copy } from "#app/content/mails/request-reply-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, aside, light, MailFrame, prose, textOf } from "./mail-frame.tsx";

type Reply = {
  text: string;
  reference: string;
  /** Of the request: the right that it uses, or null; its subject and text, and when it was written, in words. */
  dataRight: keyof typeof copy.rights | null;
  subject: string;
  message: string;
  writtenOn: string;
};

/**
 * The mail with an operator's reply to a request, as HTML and as text, with what it replies to below. Its subject is the same
 * for every reply, so that mail clients keep them together.
 */
export async function requestReplyMail(reply: Reply): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return {
    subject: subjectOf(reply),
    text: textOf([reply.text, copy.reference(reply.reference), quoteOf(reply)], copy.signature),
    html: await render(<RequestReplyMail {...reply} />),
  };
}

const subjectOf = ({ dataRight, subject, reference }: Reply) =>
  copy.subject(dataRight === null ? subject : copy.rights[dataRight], reference);

const wroteOf = ({ writtenOn }: Reply) => copy.wrote(writtenOn);

const quoteOf = (reply: Reply) =>
  [wroteOf(reply), ...reply.message.split("\n").map((line) => `> ${line}`)].join("\n");

const wrap = { overflowWrap: "anywhere", wordBreak: "break-word", whiteSpace: "pre-wrap" } as const;

function RequestReplyMail(reply: Reply) {
  return (
    <MailFrame title={subjectOf(reply)} preview={copy.preview(reply.reference)} signature={copy.signature}>
      <Text className="ink" style={{ ...prose, ...wrap }}>
        {reply.text}
      </Text>
      <Aside>{copy.reference(reply.reference)}</Aside>
      <Hr className="line" style={{ margin: "8px 0 20px", borderColor: light.line }} />
      <Aside>{wroteOf(reply)}</Aside>
      <Text className="muted" style={{ ...aside, ...wrap }}>
        {reply.message}
      </Text>
    </MailFrame>
  );
}
