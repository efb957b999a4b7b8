import { render } from "@react-email/render";
import { confirmationMailCopy as copy } from "#app/content/mails/account-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, Code, MailFrame, Prose, textOf } from "./mail-frame.tsx";

/** The mail with a confirmation code, as HTML and as text. The subject does not contain the code. */
export async function confirmationMail({
  code,
}: {
  code: string;
}): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return {
    subject: copy.subject,
    text: textOf([copy.heading, copy.intro, code, copy.lifetime, copy.notYou], copy.signature),
    html: await render(<ConfirmationMail code={code} />),
  };
}

function ConfirmationMail({ code }: { code: string }) {
  return (
    <MailFrame title={copy.subject} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{copy.intro}</Prose>
      <Code>{code}</Code>
      <Aside>{copy.lifetime}</Aside>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
