import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { newDeviceMailCopy as copy } from "#app/content/mails/account-mails-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, Aside, MailFrame, Prose, textOf } from "./mail-frame.tsx";

type Told = {
  /** As the page of the account names it. */
  device: string;
  at: Date;
  /** The page that lists the account's devices. */
  page: string;
};

/** The mail about a sign-in on a device that was not known, as HTML and as text. */
export async function newDeviceMail({
  device,
  at,
  page,
}: Told): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const what = copy.what(device, at);
  return {
    subject: copy.subject,
    text: textOf([copy.heading, what, copy.you, copy.notYou, page], copy.signature),
    html: await render(<NewDeviceMail what={what} page={page} />),
  };
}

function NewDeviceMail({ what, page }: { what: string; page: string }) {
  return (
    <MailFrame title={copy.subject} preview={what} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{what}</Prose>
      <Prose>{copy.you}</Prose>
      <Section style={{ margin: "24px 0" }}>
        <ActionButton href={page}>{copy.button}</ActionButton>
      </Section>
      <Aside>{copy.notYou}</Aside>
    </MailFrame>
  );
}
