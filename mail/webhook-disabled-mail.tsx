import { Button } from "@react-email/button";
import { render } from "@react-email/render";
import { webhookDisabledMailCopy as copy } from "#app/content/mails/webhook-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, MailFrame, Prose, sun, textOf } from "./mail-frame.tsx";

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
      <Button
        href={page}
        style={{
          ...{ backgroundColor: sun, color: "#ffffff", fontSize: "16px", fontWeight: 600 },
          ...{ padding: "14px 24px", borderRadius: "4px", textDecoration: "none", marginBottom: "20px" },
        }}
      >
        {copy.button}
      </Button>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
