import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { signInMailCopy as copy } from "#app/content/mails/account-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, Aside, aside, Code, light, MailFrame, Prose, prose, textOf } from "./mail-frame.tsx";

type Secrets = { link: string; code: string };

/**
 * The mail with a sign-in link and its code, as HTML and as text. The subject contains neither, because it shows on
 * locked screens and in the logs of mail servers.
 */
export async function signInMail(secrets: Secrets): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return { subject: copy.subject, text: asText(secrets), html: await render(<SignInMail {...secrets} />) };
}

/** Not derived from the HTML, so that link and code each have a line of their own. */
function asText({ link, code }: Secrets): string {
  const parts = [
    copy.heading,
    copy.intro,
    link,
    copy.codeIntro,
    code,
    copy.lifetime,
    copy.otherBrowser,
    copy.notYou,
  ];
  return textOf(parts, copy.signature);
}

function SignInMail({ link, code }: Secrets) {
  return (
    <MailFrame title={copy.subject} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{copy.intro}</Prose>
      <ActionButton href={link}>{copy.button}</ActionButton>
      <Text className="ink" style={{ ...prose, margin: "28px 0 8px" }}>
        {copy.codeIntro}
      </Text>
      <Code>{code}</Code>
      <Aside>{copy.lifetime}</Aside>
      <Aside>{copy.otherBrowser}</Aside>
      <Aside>{copy.notYou}</Aside>
      <Hr className="line" style={{ margin: "20px 0 16px", borderColor: light.line }} />
      <Text className="muted" style={{ ...aside, margin: 0 }}>
        {copy.linkIntro}
      </Text>
      <Text style={{ ...aside, margin: "0 0 12px", wordBreak: "break-all" }}>
        <Link className="muted" href={link} style={{ color: light.muted }}>
          {link}
        </Link>
      </Text>
    </MailFrame>
  );
}
