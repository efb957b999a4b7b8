import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { teamNewsMailCopy as copy } from "#app/content/mails/team-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, MailFrame, Prose, textOf } from "./mail-frame.tsx";

/** What happened, and the address of who did it. */
type News = { news: keyof typeof copy.news; by: string };

/** The mail that tells somebody what happened to their place in a team, as HTML and as text. */
export async function teamNewsMail(
  { news, by }: News,
  link: string,
): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const subject = copy.news[news].subject(by);
  const text = copy.news[news].text(by);
  return {
    subject,
    text: textOf([copy.heading, text, `${copy.button}\u00A0:\n${link}`], copy.signature),
    html: await render(<TeamNewsMail subject={subject} text={text} link={link} />),
  };
}

function TeamNewsMail({ subject, text, link }: { subject: string; text: string; link: string }) {
  return (
    <MailFrame title={subject} preview={text} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{text}</Prose>
      <Section style={{ margin: "24px 0" }}>
        <ActionButton href={link}>{copy.button}</ActionButton>
      </Section>
    </MailFrame>
  );
}
