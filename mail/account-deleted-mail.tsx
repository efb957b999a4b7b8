import { render } from "@react-email/render";
import { accountDeletedMailCopy as copy } from "#app/content/mails/account-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, MailFrame, Prose, textOf } from "./mail-frame.tsx";

/** The mail that confirms the deletion of an account, as HTML and as text. */
export async function accountDeletedMail(): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return {
    subject: copy.subject,
    text: textOf([copy.heading, copy.done, copy.comeBack, copy.notYou], copy.signature),
    html: await render(<AccountDeletedMail />),
  };
}

function AccountDeletedMail() {
  return (
    <MailFrame title={copy.subject} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{copy.done}</Prose>
      <Prose>{copy.comeBack}</Prose>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
