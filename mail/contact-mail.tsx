import { Hr, Text } from "@react-email/components";
import { render } from "@react-email/render";
import { contactMailCopy as copy } from "~/content/mails/contact-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, aside, light, MailFrame, prose, textOf } from "./mail-frame.tsx";

type Written = Record<"firstName" | "lastName" | "email" | "company" | "subject" | "message", string>;

/**
 * The mail that brings a contact request to the team, as HTML and as text. Every line of the visitor's is one line
 * already, and React escapes it.
 */
export async function contactMail(written: Written): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return {
    subject: copy.subject(written.subject),
    text: asText(written),
    html: await render(<ContactMail {...written} />),
  };
}

const nameOf = ({ firstName, lastName }: Written) => `${firstName} ${lastName}`;

/** What stands above the message, label by label. */
const lines = (written: Written): [string, string][] => [
  [copy.labels.name, nameOf(written)],
  [copy.labels.email, written.email],
  [copy.labels.company, written.company || copy.noCompany],
  [copy.labels.subject, written.subject],
];

function asText(written: Written): string {
  const facts = lines(written).map(([label, value]) => `${label}\u202F: ${value}`);
  return textOf([facts.join("\n"), written.message], copy.signature);
}

const label = { ...aside, margin: 0, fontSize: "13px", lineHeight: "20px" };
const wrap = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

function ContactMail(written: Written) {
  const name = nameOf(written);
  return (
    <MailFrame title={copy.subject(written.subject)} preview={copy.preview(name)} signature={copy.signature}>
      <Text className="ink" style={{ ...prose, fontSize: "18px", fontWeight: 600 }}>
        {copy.heading}
      </Text>
      {lines(written).map(([name, value]) => (
        <div key={name}>
          <Text className="quiet" style={label}>
            {name}
          </Text>
          <Text className="ink" style={{ ...prose, ...wrap, margin: "0 0 12px" }}>
            {value}
          </Text>
        </div>
      ))}
      <Hr className="line" style={{ margin: "8px 0 20px", borderColor: light.line }} />
      <Text className="quiet" style={label}>
        {copy.labels.message}
      </Text>
      <Text className="ink" style={{ ...prose, ...wrap, whiteSpace: "pre-wrap" }}>
        {written.message}
      </Text>
      <Aside>{copy.reply(name)}</Aside>
    </MailFrame>
  );
}
