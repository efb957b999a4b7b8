import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { invitationMailCopy as copy } from "#app/content/mails/team-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, Aside, MailFrame, Prose, textOf } from "./mail-frame.tsx";

/** `from` is the address of the team's owner. */
type Invitation = { from: string; expiresAt: Date; link: string };

/** The mail that invites somebody into a team, as HTML and as text. */
export async function invitationMail(
  invitation: Invitation,
): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const { from, expiresAt, link } = invitation;
  const paragraphs = [copy.heading, copy.intro(from), copy.how];
  return {
    subject: copy.subject(from),
    text: textOf(
      [...paragraphs, `${copy.button}\u00A0:\n${link}`, copy.until(expiresAt), copy.notYou],
      copy.signature,
    ),
    html: await render(<InvitationMail {...invitation} />),
  };
}

function InvitationMail({ from, expiresAt, link }: Invitation) {
  return (
    <MailFrame title={copy.subject(from)} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{copy.intro(from)}</Prose>
      <Prose>{copy.how}</Prose>
      <Section style={{ margin: "24px 0" }}>
        <ActionButton href={link}>{copy.button}</ActionButton>
      </Section>
      <Prose>{copy.until(expiresAt)}</Prose>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
