import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { webhookDisabledMailCopy as copy } from "#app/content/mails/webhook-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, Aside, MailFrame, Prose, textOf } from "./mail-frame.tsx";

type Told = {
  /** The host of the receiver; the rest of its address may be a secret. */
  host: string;
  reason: keyof typeof copy.because;
  /** The page where the webhook is. */
  page: string;
};

/** The mail that tells of a webhook that was switched off, as HTML and as text. */
export async function webhookDisabledMail(told: Told): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const paragraphs = [copy.heading, copy.off(told.host), copy.because[told.reason], copy.kept];
  return {
    subject: copy.subject,
    text: textOf([...paragraphs, told.page, copy.notYou], copy.signature),
    html: await render(<WebhookDisabledMail paragraphs={paragraphs} page={told.page} />),
  };
}

function WebhookDisabledMail({ paragraphs, page }: { paragraphs: string[]; page: string }) {
  return (
    <MailFrame title={copy.subject} preview={copy.preview} signature={copy.signature}>
      {paragraphs.map((paragraph) => (
        <Prose key={paragraph}>{paragraph}</Prose>
      ))}
      <Section style={{ margin: "24px 0" }}>
        <ActionButton href={page}>{copy.button}</ActionButton>
      </Section>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
