import { Text } from "@react-email/components";
import { render } from "@react-email/render";
import { brand } from "~/content/brand.ts";
import { accountDeletedMailCopy as copy } from "~/content/mails.ts";
import type { Mail } from "./mail.ts";
import { aside, MailFrame, prose } from "./mail-frame.tsx";

/** The mail that tells somebody that their account is gone, as HTML and as text. */
export async function accountDeletedMail(): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const parts = [
    copy.heading,
    copy.done,
    copy.comeBack,
    copy.notYou,
    `-- \n${copy.signature}\n${brand.email}`,
  ];
  return {
    subject: copy.subject,
    text: `${parts.join("\n\n")}\n`,
    html: await render(<AccountDeletedMail />),
  };
}

function AccountDeletedMail() {
  return (
    <MailFrame title={copy.subject} preview={copy.preview} signature={copy.signature}>
      <Text className="ink" style={prose}>
        {copy.heading}
      </Text>
      <Text className="ink" style={prose}>
        {copy.done}
      </Text>
      <Text className="ink" style={prose}>
        {copy.comeBack}
      </Text>
      <Text className="quiet" style={aside}>
        {copy.notYou}
      </Text>
    </MailFrame>
  );
}
